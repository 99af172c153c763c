/**
 * Inserts an uploaded item before the first one that was chosen after it, so that the order of choice holds whichever
 * upload finishes first. @param turns the place in the queue of each; items from before have none.
 */
export function insertInOrder<Item extends { id: string }>(
  shown: readonly Item[],
  arrived: Item,
  turns: ReadonlyMap<string, number>,
): Item[] {
  const turn = turns.get(arrived.id) ?? Number.POSITIVE_INFINITY;
  const later = shown.findIndex(({ id }) => (turns.get(id) ?? 0) > turn);
  return later < 0 ? [...shown, arrived] : [...shown.slice(0, later), arrived, ...shown.slice(later)];
}
