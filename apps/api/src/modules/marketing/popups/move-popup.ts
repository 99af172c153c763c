import type { Popup } from "@mauzo/contract/marketing/popups";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listPopups, lockOrder } from "./queries/read-popups.ts";
import { updatePopup } from "./queries/write-popups.ts";
import { movedBefore } from "./rules.ts";

/** Puts a popup before another one, or last. @throws 404 when one of the two is not there */
export const movePopup = (
  { shopId, tx }: ShopContext,
  { id, before }: { id: string; before: string | null },
): Promise<{ items: Popup[] }> =>
  tx(async (tx) => {
    const order = await lockOrder(tx, shopId);
    const ids = order.map((popup) => popup.id);
    const next = ids.includes(id) ? movedBefore(ids, id, before) : undefined;
    if (!next) throw notFound();
    const ranks = new Map(order.map((popup) => [popup.id, popup.rank]));
    for (const [at, moved] of next.entries())
      if (ranks.get(moved) !== at + 1) await updatePopup(tx, shopId, moved, { rank: at + 1 });
    await publishLiveEvent(tx, { topic: "popups", id });
    return { items: await listPopups(tx, shopId) };
  });
