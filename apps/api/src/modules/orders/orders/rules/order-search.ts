/** The lowest id that an order of this moment or later can have: ids are ordered by time. */
export function firstIdAt(moment: string): string {
  const hex = Math.max(0, Date.parse(moment)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
}
