/**
 * The items from `offset` that fit into `room` rows; if more follow, one row stays free for the row to the next page.
 */
export function pageOf<T>(items: readonly T[], offset: number, room: number): { shown: T[]; next: number | null } {
  const from = offset < items.length ? offset : 0;
  if (items.length - from <= room) return { shown: items.slice(from), next: null };
  const next = from + room - 1;
  return { shown: items.slice(from, next), next };
}
