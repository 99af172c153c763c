import type { Product } from "@mauzo/contract/catalogue/products";

type Tied = { present: Product | undefined; takesFrom: readonly string[] };

/** Groups products that take each other's codes, in the order of the file; each of the others is its own group. */
export function groupCodeSwaps<T extends Tied>(groups: readonly T[]): T[][] {
  const byProduct = Map.groupBy(groups, ({ present }) => present?.id);
  const neighbours = new Map(groups.map((each) => [each, new Set<T>()]));
  for (const each of groups)
    for (const other of each.takesFrom.flatMap((id) => byProduct.get(id) ?? [])) {
      neighbours.get(each)?.add(other);
      neighbours.get(other)?.add(each);
    }
  const seen = new Set<T>();
  return groups.flatMap((first) => {
    if (seen.has(first)) return [];
    const together = new Set([first]);
    // Items added to a set during iteration are visited too.
    for (const each of together) for (const next of neighbours.get(each) ?? []) together.add(next);
    for (const each of together) seen.add(each);
    return [[...together]];
  });
}
