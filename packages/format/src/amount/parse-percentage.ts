/** Parses a percentage (`10`, `12.5`, `12,5 %`) into hundredths of a percent; undefined for anything else. */
export function parsePercentage(text: string): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  return match ? Number((match[1] ?? "") + (match[2] ?? "").padEnd(2, "0")) : undefined;
}
