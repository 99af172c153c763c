import type { SourceDays, SourceSums, Sources } from "@mauzo/contract/marketing/sources";
import { SourceKind } from "@mauzo/contract/shop/touches";
import { can } from "@mauzo/permissions/permissions";
import type { ShopContext } from "../../../http/request-context.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { countAllSources, countSources } from "./queries.ts";
import { spansOf } from "./rules.ts";

/** Where chats, carts, orders and money came from, what brought most first. Sums are for who may read transactions. */
export const getSources = (
  { shopId, tx, person }: Pick<ShopContext, "shopId" | "tx" | "person">,
  asked: SourceDays,
): Promise<Sources> =>
  tx(async (tx) => {
    const { currency } = await getShop(tx, shopId);
    const seesMoney = can(person.grants, { resource: "transactions", action: "read" });
    const sums = (paid: number, counts: Omit<SourceSums, "paid">): SourceSums => ({
      ...{ chats: counts.chats, carts: counts.carts, orders: counts.orders },
      paid: seesMoney ? { minor: paid, currency } : null,
    });
    const spans = spansOf(asked);
    const rows = await (spans ? countSources(tx, shopId, spans) : countAllSources(tx, shopId, asked.touch ?? "last"));
    return {
      items: rows.map((row) => ({
        ...{ source: SourceKind.parse(row.source), id: row.id, name: row.name },
        now: sums(row.paid, row),
        before: sums(row.before_paid, {
          ...{ chats: row.before_chats, carts: row.before_carts, orders: row.before_orders },
        }),
      })),
    };
  });
