import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { ShopContext } from "../../../http/request-context.ts";
import { beginChatflow } from "./steps/begin-chatflow.ts";

/** Begins another flow with what somebody chose to begin with. */
export const createChatflow = (
  { shopId, tx, person: { userId } }: ShopContext,
  { name, document }: { name: string; document: FlowDocument },
): Promise<{ id: string }> => tx((tx) => beginChatflow(tx, { shopId, name, document, userId }));
