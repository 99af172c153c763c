import type { ListView, NewListView } from "@mauzo/contract/shop/list-views";
import { announce } from "../../../db/live.ts";
import { denied, notFound } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { findView, insertView } from "./queries.ts";
import { maySee, viewFor } from "./rules.ts";
import { checkRoom } from "./steps/check-room.ts";
import { withOwnName } from "./steps/with-own-name.ts";

/** Shares a view with everyone in the shop who may read the list. */
export async function shareView({ shopId, tx, person }: ShopVisit, body: NewListView): Promise<ListView> {
  if (!maySee(person, body.list)) throw denied();
  return withOwnName(
    tx(async (tx) => {
      await checkRoom(tx, shopId, body.list);
      const id = await insertView(tx, shopId, body, person.userId);
      await announce(tx, { topic: "list-views", id });
      const view = await findView(tx, shopId, id);
      if (!view) throw notFound();
      return viewFor(person, view);
    }),
  );
}
