// Sounds of our own, synthesised where they are heard: noise for powder and water, clicks for dice, a bell for the turn.

import { settings } from "./settings.svelte";

export type Sound = "shot" | "hit" | "splash" | "dice" | "turn" | "tick";

const LOUDNESS = 0.16; // of full scale: beside music, not above it
const APART = 60; // ms; closer together they would be one noise
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let last = 0;

/** Makes a sound, where the reader wants any. */
export function make(sound: Sound | null): void {
  const now = performance.now();
  if (!sound || !settings.sound || document.hidden || now - last < APART) return;
  last = now;
  document.documentElement.dataset.heard = sound;
  try {
    context ??= new AudioContext();
    void context.resume();
    SOUNDS[sound](context, context.currentTime);
  } catch {
    // A browser without audio: the eye has seen it all.
  }
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  shot: (audio, at) => {
    burst(audio, at, 0.5, 700, 60, 1);
    tone(audio, at, 0.25, 95, 38, 0.9);
  },
  hit: (audio, at) => {
    burst(audio, at, 0.22, 2400, 300, 0.8);
    tone(audio, at, 0.16, 190, 70, 0.8);
  },
  splash: (audio, at) => burst(audio, at, 0.55, 3200, 500, 0.5),
  dice: (audio, at) => {
    for (const beat of [0, 0.07, 0.12, 0.19]) burst(audio, at + beat, 0.035, 4200, 1800, 0.7);
  },
  tick: (audio, at) => burst(audio, at, 0.03, 5200, 2600, 0.45),
  turn: (audio, at) => {
    tone(audio, at, 0.9, 1174, 1174, 0.35);
    tone(audio, at + 0.22, 1.1, 1174, 1174, 0.3);
  },
};

/** A gain that falls to nothing in so many seconds. */
function fading(audio: AudioContext, at: number, seconds: number, share: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(LOUDNESS * share, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

/** Noise through a filter that closes. */
function burst(audio: AudioContext, at: number, seconds: number, from: number, to: number, share: number): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = noise;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(fading(audio, at, seconds, share));
  source.start(at);
  source.stop(at + seconds);
}

function tone(audio: AudioContext, at: number, seconds: number, from: number, to: number, share: number): void {
  const voice = audio.createOscillator();
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + seconds);
  voice.connect(fading(audio, at, seconds, share));
  voice.start(at);
  voice.stop(at + seconds);
}
