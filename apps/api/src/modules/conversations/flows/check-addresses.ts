import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { getFlow } from "./get-flow.ts";

/** Looks up the addresses that the draft asks, before its publication holds a connection. @throws 422 where one is not public */
export async function checkAddresses(
  { webhooks }: Pick<Deps, "webhooks">,
  { shopId, tx }: Pick<ShopContext, "shopId" | "tx">,
  flow: string | undefined,
): Promise<undefined> {
  const { document } = await tx(async (tx) => getFlow(tx, shopId, await getChatflowId(tx, shopId, flow)));
  const urls = new Set(document.nodes.flatMap((node) => (node.kind === "request" ? [node.url] : [])));
  const checked = await Promise.all([...urls].map((url) => URL.canParse(url) && webhooks.isPublic(url)));
  if (checked.includes(false)) throw refuse("flow_address_unreachable");
}
