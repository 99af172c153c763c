import type { SourceRow, SourceSums } from "@mauzo/contract/marketing/sources";

/** What something of a kind brought: nothing, where nothing came from it. */
export const sumsOf = (
  rows: readonly SourceRow[],
  source: SourceRow["source"],
  id: string,
): Pick<SourceSums, "carts" | "orders" | "paid"> =>
  rows.find((row) => row.source === source && row.id === id)?.now ?? { carts: 0, orders: 0, paid: null };
