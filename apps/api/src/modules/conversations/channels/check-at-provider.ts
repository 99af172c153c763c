import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { askProvider } from "./steps/ask-provider.ts";
import { openConnection } from "./steps/open-connection.ts";

/** The slow part, before the transaction: asks the provider step by step. */
export async function checkAtProvider(
  deps: Pick<Deps, "channels" | "channelAccounts" | "webhookKeys" | "sealedValues">,
  { shopId, tx }: ShopContext,
) {
  const opened = await tx((tx) => openConnection(tx, deps, shopId));
  if (!opened) throw refuse("whatsapp_not_connected");
  const { connection, number } = opened;
  const found = await askProvider(deps, opened);
  return {
    ...{ connectionId: connection.id, version: connection.version, numberId: number.id, found },
    digest: "",
    discard: async () => undefined,
  };
}
