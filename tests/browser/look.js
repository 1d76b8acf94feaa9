// What is wrong with the table in sight, as sentences; for test_every_screen.py.
(needed) => {
    const LEAST = 39.5; // px of a target
    const wrong = [];
    const box = (e) => e.getBoundingClientRect();
    const words = (e) => (e.textContent ?? "").trim().slice(0, 30);
    const called = (e) => `${e.dataset.target ?? e.className.baseVal ?? e.className} ${words(e)}`;
    const targetOf = (e) => e?.closest("[data-target]")?.dataset.target;

    function middle(e) {
        const { left, top, width, height } = box(e);
        return [left + width / 2, top + height / 2];
    }

    function reached(e) {
        const hit = document.elementFromPoint(...middle(e));
        return e.contains(hit) || (e.dataset.target && targetOf(hit) === e.dataset.target);
    }

    function inside(e) {
        const { left, top, right, bottom, width } = box(e);
        return width > 8 && left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    }

    const visible = (e) => e.checkVisibility({ visibilityProperty: true });
    const scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflow);

    function away(e) { // in a list, to be scrolled to
        const [x, y] = middle(e);
        for (let up = e.parentElement; up; up = up.parentElement) {
            const { left, right, top, bottom } = box(up);
            if (scrolls(up) && (x < left || x > right || y < top || y > bottom)) return true;
        }
        return false;
    }

    function pageScrolls() {
        const page = document.scrollingElement;
        if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push("the page scrolls");
    }

    function targets() {
        const lit = new Map();
        for (const e of document.querySelectorAll(".table [data-lit]")) {
            if (visible(e)) lit.set(e.dataset.target, [...(lit.get(e.dataset.target) ?? []), e]);
        }
        for (const [target, all] of lit) {
            const free = all.filter(reached);
            const large = free.some((e) => Math.min(box(e).width, box(e).height) >= LEAST);
            if (!free.length) wrong.push(`${target} cannot be hit`);
            else if (!large && !free[0].closest("[data-zooms]")) wrong.push(`${target} is too small`);
        }
    }

    function need() {
        if (document.querySelector(".arrange")) return; // a phase with a board of its own
        for (const what of needed) {
            const all = [...document.querySelectorAll(what)].filter(visible);
            const seen = all.some((e) => (e.closest("button, [role=button]") ? reached(e) : inside(e)));
            if (!seen) wrong.push(`${what} is out of sight`);
        }
    }

    function controls() {
        const NONE = "[aria-hidden], [aria-disabled=true], .sr, [type=file]";
        for (const e of document.querySelectorAll(".table :is(button, a, select, input, [role=tab])")) {
            if (!visible(e) || e.closest(NONE) || box(e).width < 3 || away(e) || reached(e)) continue;
            wrong.push(`covered: ${called(e)} by ${called(document.elementFromPoint(...middle(e)) ?? e)}`);
        }
    }

    const REACHING = ".rule-link, [data-why]"; // with more for a finger around the ink, which counts as spilt

    /** How far an element's own words stand out of its box. */
    function spilt(e) {
        const range = document.createRange();
        const own = [...e.childNodes].filter((one) => one.nodeType === 3 && one.data.trim());
        const boxes = own.flatMap((one) => (range.selectNodeContents(one), [...range.getClientRects()]));
        const { left, right, top, bottom } = box(e);
        return [Math.max(...boxes.flatMap((b) => [b.right - right, left - b.left])), Math.max(...boxes.flatMap((b) => [b.bottom - bottom, top - b.top]))];
    }

    function texts() {
        for (const e of document.querySelectorAll(".table *")) {
            if (!(e instanceof HTMLElement) || e.closest("svg, .sr, select, [title]") || !visible(e)) continue;
            const style = getComputedStyle(e);
            const text = [...e.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
            if (!text || style.clipPath !== "none" || style.display === "inline" || scrolls(e) || e.clientHeight < 2) continue;
            const [wide, high] = e.matches(REACHING) || e.querySelector(REACHING) ? spilt(e) : [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight];
            if (wide > 1 || high > 4) wrong.push(`cut: ${called(e)} by ${wide} and ${high} px`);
        }
    }

    function prompt() { // on phones it is read at a glance, not scrolled
        const [words, row] = [".column .words", ".column .sentence"].map((what) => document.querySelector(what));
        if (!words || words.matches(".sr")) return;
        const cut = Math.round(box(words).height - row.clientHeight);
        if (cut > 3) wrong.push(`the prompt is cut by ${cut} px: ${words.textContent.slice(0, 30)}`);
    }

    pageScrolls();
    prompt();
    targets();
    need();
    controls();
    texts();
    return wrong;
}
