import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followWorker } from "./lib/calls.svelte";
import { followAddress } from "./lib/router.svelte";
import { followSettings } from "./lib/settings.svelte";

// After an update of the server the old page's pieces are gone: one reload brings the new ones.
window.addEventListener("vite:preloadError", () => location.reload());

followSettings();
followAddress();
followWorker();
mount(App, { target: document.getElementById("app")! });
