type Page<Row> = { items: Row[]; next: string | null };

/** All of a list, page after page: however long it is, one page of it is in hand. */
export async function* everyRow<Row>(readPage: (cursor: string | undefined) => Promise<Page<Row>>) {
  for (let cursor: string | undefined; ; ) {
    const { items, next } = await readPage(cursor);
    yield* items;
    if (next === null) return;
    cursor = next;
  }
}
