type Tone = { hertz: number; at: number };
const message: readonly Tone[] = [
  { hertz: 880, at: 0 },
  { hertz: 1_175, at: 0.14 },
];
const loudness = 0.15;
const lasts = 0.22;

/** Short tones, made by the browser itself; two, unless said otherwise. It plays nothing before the page was pressed once. */
export function playSound(tones = message): void {
  if (typeof AudioContext === "undefined") return;
  const context = new AudioContext();
  const ends = tones.map(({ hertz, at }) => {
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    const begins = context.currentTime + at;
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(loudness, begins);
    gain.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begins);
    oscillator.stop(begins + lasts);
    return begins + lasts;
  });
  setTimeout(() => void context.close().catch(() => undefined), (Math.max(...ends) + 0.5) * 1_000);
}
