import type { SourceRow } from "@mauzo/contract/marketing/sources";

/** What a link brought, opened as a picture or otherwise. */
export function broughtBy(id: string, rows: readonly SourceRow[]) {
  const of = rows.filter((row) => row.id === id && (row.source === "short_link" || row.source === "qr"));
  const sum = (what: "chats" | "carts" | "orders") => of.reduce((all, { now }) => all + now[what], 0);
  const paid = of.flatMap(({ now }) => now.paid ?? []);
  const [one] = paid;
  return {
    ...{ chats: sum("chats"), carts: sum("carts"), orders: sum("orders") },
    paid: one && { ...one, minor: paid.reduce((all, { minor }) => all + minor, 0) },
    /** By which of the two it brought orders. */
    kinds: of.filter(({ now }) => now.orders > 0).map(({ source }) => source),
  };
}
