/** Small sounds, made here: a tone with a soft end, or a breath of noise. */
import type { Cue } from "./pace.svelte";

/** When it begins and how long it lasts, in seconds; its pitch in hertz (0: noise), the pitch it ends on, and how loud. */
interface Tone { readonly at: number; readonly lasts: number; readonly pitch: number; readonly to?: number; readonly loud: number; readonly form?: OscillatorType }

const CUES: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [{ at: 0, lasts: 0.35, pitch: 523, loud: 0.12 }, { at: 0.13, lasts: 0.5, pitch: 784, loud: 0.12 }],
  card: [{ at: 0, lasts: 0.09, pitch: 0, loud: 0.09 }],
  point: [{ at: 0, lasts: 0.22, pitch: 988, to: 1319, loud: 0.07 }],
  hammer: [{ at: 0, lasts: 0.12, pitch: 190, to: 70, loud: 0.35, form: "triangle" }, { at: 0, lasts: 0.05, pitch: 0, loud: 0.16 }, { at: 0.2, lasts: 0.14, pitch: 170, to: 60, loud: 0.3, form: "triangle" }],
};

let air: AudioContext | null = null;

function noise(context: AudioContext, lasts: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i += 1) wave[i] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(context, { buffer });
}

function sound(context: AudioContext, { at, lasts, pitch, to = pitch, loud, form = "sine" }: Tone): void {
  const begin = context.currentTime + at;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + lasts);
  const source = pitch ? new OscillatorNode(context, { type: form, frequency: pitch }) : noise(context, lasts);
  if (source instanceof OscillatorNode) source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  source.connect(gain).connect(context.destination);
  source.start(begin);
  source.stop(begin + lasts);
}

/** Where a browser lets nothing be heard before a touch, what comes earlier stays silent. */
export function ring(cue: Cue): void {
  air ??= new AudioContext();
  if (air.state === "suspended") return void air.resume();
  for (const tone of CUES[cue]) sound(air, tone);
}
