/** A theme as received: any JSON. Every value is read on its own, and an invalid one counts as absent. */
export type RawTheme = Record<string, unknown>;

export function oneOf<const Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** A number of pixels, given as 400, "400" or "400px", clamped to the range. */
export function readPx(value: unknown, least: number, most: number): number | undefined {
  const number =
    typeof value === "string" && /^\d{1,5}(\.\d{1,3})?(px)?$/.test(value.trim()) ? Number.parseFloat(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : undefined;
}

export const readText = (value: unknown, max = 60): string | undefined =>
  typeof value === "string" && value.trim() ? value.trim().slice(0, max) : undefined;
