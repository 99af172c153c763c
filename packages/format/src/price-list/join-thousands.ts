const before = /^\D{0,5}\d{1,3}(,\d{3})*$/;
const behind = /^\d{3}(\.\d{1,2})?(\/[=-])?$/;
const meet = (first = "", next = "") => before.test(first) && behind.test(next);

/** Whether two cells side by side may be one amount that its comma cut in two: `35` and `000`. */
export const mayBeCut = (cells: readonly string[]): boolean => cells.some((cell, at) => meet(cell, cells[at + 1]));

/**
 * A row that commas within amounts made longer than its `columns`, with those amounts whole again: `35` and `000` are
 * `35,000`. Undefined unless exactly one way of it fits.
 */
export function joinThousands(cells: readonly string[], columns: number): string[] | undefined {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  const ways = new Map<string, string[]>();
  const join = (done: string[], rest: readonly string[]) => {
    const [first, next, ...others] = rest;
    if (ways.size > 1 || done.length + rest.length < columns) return;
    if (first === undefined) {
      if (done.length === columns) ways.set(JSON.stringify(done), done);
      return;
    }
    join([...done, first], rest.slice(1));
    if (meet(first, next)) join(done, [`${first},${next}`, ...others]);
  };
  if (filled.length > columns && filled.length <= columns + 4) join([], filled);
  const [only, ...more] = ways.values();
  return more.length > 0 ? undefined : only;
}
