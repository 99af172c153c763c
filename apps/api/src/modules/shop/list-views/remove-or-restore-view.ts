import { publishLiveEvent } from "../../../db/live-events.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { markRemoved } from "./queries.ts";
import { checkViewLimit } from "./steps/check-view-limit.ts";
import { lockEditableView } from "./steps/lock-editable-view.ts";
import { refuseTakenName } from "./steps/refuse-taken-name.ts";

/** Removes a shared view, or restores it; one that is already in that state stays as it is. */
export function removeOrRestoreView(
  { shopId, tx, person }: ShopContext,
  id: string,
  removed: boolean,
): Promise<{ done: true }> {
  return refuseTakenName(
    tx(async (tx) => {
      const view = await lockEditableView(tx, shopId, person, id);
      if (view.removed === removed) return { done: true };
      if (!removed) await checkViewLimit(tx, shopId, view.list);
      await markRemoved(tx, shopId, id, removed);
      await publishLiveEvent(tx, { topic: "list-views", id });
      return { done: true };
    }),
  );
}
