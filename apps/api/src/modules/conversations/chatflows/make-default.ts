import type { Chatflow } from "@mauzo/contract/conversations/chatflows";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { isFirstChatflow } from "./is-first-chatflow.ts";
import { isPublished, lockChatflows, moveDefault } from "./queries.ts";

/** Has new conversations on a channel meet a flow. @throws 404; 409 where customers could meet nothing of it */
export const makeDefault = (
  { shopId, tx }: ShopContext,
  { id, channel }: { id: string; channel: Chatflow["default_for"][number] },
): Promise<{ id: string }> =>
  tx(async (tx) => {
    const all = await lockChatflows(tx, shopId);
    if (!all.some((flow) => flow.id === id)) throw notFound();
    const isFirst = await isFirstChatflow(tx, shopId, id);
    if (!isFirst && !(await isPublished(tx, shopId, id))) throw refuse("chatflow_unpublished");
    await moveDefault(tx, shopId, id, channel);
    return { id };
  });
