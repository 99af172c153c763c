/**
 * A row that commas within amounts made longer than its `columns`, with those amounts whole again: `35` and `000` are
 * `35,000`. Undefined unless exactly one way of it fits.
 */
export function joinThousands(cells: readonly string[], columns: number): string[] | undefined {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  const ways = new Set<string>();
  const join = (done: string[], rest: readonly string[]) => {
    const [first, next, ...others] = rest;
    if (ways.size > 1 || done.length + rest.length < columns) return;
    if (first === undefined) {
      if (done.length === columns) ways.add(JSON.stringify(done));
      return;
    }
    join([...done, first], rest.slice(1));
    if (next !== undefined && /^\D{0,5}\d{1,3}(,\d{3})*$/.test(first) && /^\d{3}(\.\d{1,2})?(\/[=-])?$/.test(next))
      join(done, [`${first},${next}`, ...others]);
  };
  if (filled.length > columns && filled.length <= columns + 4) join([], filled);
  const [only, ...more] = ways;
  return only === undefined || more.length > 0 ? undefined : JSON.parse(only);
}
