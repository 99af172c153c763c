const steps = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "k"],
] as const;

/** A number for charts and stat cards: `950`, `25k`, `1.2M`, `3B`, `1T`; one decimal at most, rounded down so that it never overstates. */
export function compactNumber(value: number): string {
  const sign = value < 0 ? "-" : "";
  const size = Math.abs(value);
  for (const [step, suffix] of steps) {
    if (size >= step) return `${sign}${Math.floor((size / step) * 10) / 10}${suffix}`;
  }
  return `${sign}${Math.floor(size * 10) / 10}`;
}
