const before = /^\D{0,5}\d{1,3}(,\d{3})*$/;
const behind = /^\d{3}(\.\d{1,2})?(\/[=-])?$/;
const meet = (first = "", next = "") => before.test(first) && behind.test(next);

/** Whether two neighbouring cells may be one amount that was split at its comma: `35` and `000`. */
export const mayBeCut = (cells: readonly string[]): boolean => cells.some((cell, at) => meet(cell, cells[at + 1]));

/**
 * Repairs a row that has more cells than `columns` because amounts were split at their commas: `35` and `000` become
 * `35,000`. Undefined unless exactly one way fits.
 */
export function joinThousands(cells: readonly string[], columns: number): string[] | undefined {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  const methods = new Map<string, string[]>();
  const join = (done: string[], rest: readonly string[]) => {
    const [first, next, ...others] = rest;
    if (methods.size > 1 || done.length + rest.length < columns) return;
    if (first === undefined) {
      if (done.length === columns) methods.set(JSON.stringify(done), done);
      return;
    }
    join([...done, first], rest.slice(1));
    if (meet(first, next)) join(done, [`${first},${next}`, ...others]);
  };
  if (filled.length > columns && filled.length <= columns + 4) join([], filled);
  const [only, ...more] = methods.values();
  return more.length > 0 ? undefined : only;
}
