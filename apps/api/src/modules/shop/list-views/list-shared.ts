import { type ListView, viewLists } from "@mauzo/contract/shop/list-views";
import type { ShopVisit } from "../../../http/visit.ts";
import { listOf } from "./queries.ts";
import { maySee, viewFor } from "./rules.ts";

/** The views everyone in the shop sees, of the lists this person may read. */
export async function listShared({ shopId, tx, person }: ShopVisit): Promise<{ items: ListView[] }> {
  const lists = viewLists.filter((list) => maySee(person, list));
  return { items: (await tx((tx) => listOf(tx, shopId, lists))).map((view) => viewFor(person, view)) };
}
