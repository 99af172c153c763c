import type { FlowTest } from "@mauzo/contract/conversations/flow-tests";
import type { ShopContext } from "../../../http/request-context.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { getFlow } from "../flows/get-flow.ts";
import { listTalks } from "./queries.ts";
import { runTests } from "./run-tests.ts";

/** The saved conversations of a flow, each played with its draft while no connection is held. */
export async function listTests(
  { shopId, tx }: Pick<ShopContext, "shopId" | "tx">,
  flow?: string,
): Promise<{ items: FlowTest[] }> {
  const { document, talks } = await tx(async (tx) => {
    const chatflowId = await getChatflowId(tx, shopId, flow);
    const { document } = await getFlow(tx, shopId, chatflowId);
    return { document, talks: await listTalks(tx, shopId, chatflowId) };
  });
  return { items: await runTests(document, talks) };
}
