/** A month so many months earlier: `2026-11` and 2 is `2026-09`. */
export function monthBefore(month: string, count: number): string {
  const [year = 0, at = 1] = month.split("-").map(Number);
  const months = year * 12 + (at - 1) - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** The smallest id that a row made at or after a moment can have: ids are in time order. */
export const firstIdOf = (moment: string): string =>
  `${Math.max(0, Date.parse(moment)).toString(16).padStart(12, "0")}70008000000000000000`;
