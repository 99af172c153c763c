import type { NewFlowTest } from "@mauzo/contract/conversations/flow-tests";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { saveTalk } from "./steps/save-talk.ts";

/** Saves a conversation that was tried out. */
export const createTest = (
  { env }: Pick<Deps, "env">,
  { shopId, tx, person }: Pick<ShopContext, "shopId" | "tx"> & { person: { userId: string; name: string } },
  { flow, ...test }: NewFlowTest & { flow?: string | undefined },
): Promise<{ id: string }> =>
  tx(async (tx) => {
    const chatflowId = await getChatflowId(tx, shopId, flow);
    return saveTalk(tx, env, { shopId, chatflowId }, { ...test, conversationId: null, by: person });
  });
