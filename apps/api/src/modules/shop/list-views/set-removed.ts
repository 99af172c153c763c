import { announce } from "../../../db/live.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { forgetRemoved, markRemoved } from "./queries.ts";
import { checkRoom } from "./steps/check-room.ts";
import { holdView } from "./steps/hold-view.ts";
import { withOwnName } from "./steps/with-own-name.ts";

/** Takes a shared view away, or brings it back; one that is already where it should be stays as it is. */
export function setRemoved({ shopId, tx, person }: ShopVisit, id: string, removed: boolean): Promise<{ done: true }> {
  return withOwnName(
    tx(async (tx) => {
      const view = await holdView(tx, shopId, person, id);
      if (view.removed === removed) return { done: true };
      if (!removed) await checkRoom(tx, shopId, view.list);
      await markRemoved(tx, shopId, id, removed);
      await forgetRemoved(tx, shopId);
      await announce(tx, { topic: "list-views", id });
      return { done: true };
    }),
  );
}
