import type { ListView, NewListView } from "@mauzo/contract/shop/list-views";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { forbidden, notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findView, insertView } from "./queries.ts";
import { mayReadList, viewFor } from "./rules.ts";
import { checkViewLimit } from "./steps/check-view-limit.ts";
import { refuseTakenName } from "./steps/refuse-taken-name.ts";

/** Shares a view with everyone in the shop who may read the list. */
export async function shareView({ shopId, tx, person }: ShopContext, body: NewListView): Promise<ListView> {
  if (!mayReadList(person, body.list)) throw forbidden();
  return refuseTakenName(
    tx(async (tx) => {
      await checkViewLimit(tx, shopId, body.list);
      const id = await insertView(tx, shopId, body, person.userId);
      await publishLiveEvent(tx, { topic: "list-views", id });
      const view = await findView(tx, shopId, id);
      if (!view) throw notFound();
      return viewFor(person, view);
    }),
  );
}
