import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { openAccount } from "../channels/open-account.ts";

/** Has WhatsApp asked how the templates stand. @throws 409 without a number */
export const queueQuestion = (
  { queue, sealedValues }: Pick<Deps, "queue" | "sealedValues">,
  { shopId, tx }: Pick<ShopContext, "shopId" | "tx">,
): Promise<{ done: true }> =>
  tx(async (tx) => {
    if (!(await openAccount(tx, { sealedValues }, shopId))) throw refuse("whatsapp_not_connected");
    await queue.send(tx, "ask-templates", { shopId, time: 0 }, { singleKey: `${shopId} now` });
    return { done: true };
  });
