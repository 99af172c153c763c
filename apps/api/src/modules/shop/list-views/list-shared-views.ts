import { type ListView, viewLists } from "@mauzo/contract/shop/list-views";
import type { ShopContext } from "../../../http/request-context.ts";
import { listViewRows } from "./queries.ts";
import { mayReadList, viewFor } from "./rules.ts";

/** Lists the shop's shared views of the lists this person may read. */
export async function listSharedViews({ shopId, tx, person }: ShopContext): Promise<{ items: ListView[] }> {
  const lists = viewLists.filter((list) => mayReadList(person, list));
  return { items: (await tx((tx) => listViewRows(tx, shopId, lists))).map((view) => viewFor(person, view)) };
}
