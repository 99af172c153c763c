import type { FlowTest } from "@mauzo/contract/conversations/flow-tests";
import type { ShopContext } from "../../../http/request-context.ts";
import { getFlow } from "../flows/get-flow.ts";
import { listTalks } from "./queries.ts";
import { runTests } from "./run-tests.ts";

/** The saved conversations, each played with the draft while no connection is held. */
export async function listTests({ shopId, tx }: Pick<ShopContext, "shopId" | "tx">): Promise<{ items: FlowTest[] }> {
  const { document, talks } = await tx(async (tx) => ({
    document: (await getFlow(tx, shopId)).document,
    talks: await listTalks(tx, shopId),
  }));
  return { items: await runTests(document, talks) };
}
