type Page<Row> = { items: Row[]; next: string | null };

/** Iterates over a whole list page by page: only one page is in memory, however long the list is. */
export async function* iterateRows<Row>(readPage: (cursor: string | undefined) => Promise<Page<Row>>) {
  for (let cursor: string | undefined; ; ) {
    const { items, next } = await readPage(cursor);
    yield* items;
    if (next === null) return;
    cursor = next;
  }
}
