import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findCatalogue } from "./queries/catalogues.ts";
import { forgetRefused } from "./queries/items.ts";

/** Sends what WhatsApp refused once more. @throws 409 without a catalogue */
export const pushAgain = (
  { queue }: Pick<Deps, "queue">,
  { shopId, tx }: Pick<ShopContext, "shopId" | "tx">,
): Promise<{ done: true }> =>
  tx(async (tx) => {
    if (!(await findCatalogue(tx, shopId))) throw refuse("catalogue_missing");
    await forgetRefused(tx, shopId);
    await queue.send(tx, "push-catalogue", { shopId }, { singleKey: shopId });
    return { done: true };
  });
