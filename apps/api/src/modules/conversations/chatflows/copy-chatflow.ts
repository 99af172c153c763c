import type { ShopContext } from "../../../http/request-context.ts";
import { getFlow } from "../flows/get-flow.ts";
import { getChatflowId } from "./get-chatflow-id.ts";
import { beginChatflow } from "./steps/begin-chatflow.ts";

/** Begins another flow with what the draft of one says. @throws 404 */
export const copyChatflow = (
  { shopId, tx, person: { userId } }: ShopContext,
  { id, name }: { id: string; name: string },
): Promise<{ id: string }> =>
  tx(async (tx) => {
    const { document } = await getFlow(tx, shopId, await getChatflowId(tx, shopId, id));
    return beginChatflow(tx, { shopId, name, document, userId });
  });
