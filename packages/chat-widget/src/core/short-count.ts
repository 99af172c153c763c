const steps = [
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

/** A short number: `950`, `1.2K`, `3M`; rounded down, so that it never overstates. */
export function shortCount(count: number): string {
  for (const [step, suffix] of steps) if (count >= step) return `${Math.floor((count / step) * 10) / 10}${suffix}`;
  return String(count);
}
