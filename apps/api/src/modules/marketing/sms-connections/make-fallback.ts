import type { SmsConnection } from "@mauzo/contract/marketing/sms-connections";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { clearFallback, countConnections, lockConnection, updateConnection } from "./queries.ts";
import { getConnection } from "./steps/get-connection.ts";
import { tellConnection } from "./steps/tell-connection.ts";

/** Has campaigns go on over this connection where the default takes no more, or no longer. @throws 404; 409 for the default itself */
export const makeFallback = (
  deps: Pick<Deps, "emitFact" | "env">,
  context: ShopContext,
  { id, is_fallback: isFallback }: { id: string; is_fallback: boolean },
): Promise<SmsConnection> =>
  context.tx(async (tx) => {
    const { shopId } = context;
    await countConnections(tx, shopId);
    const present = await lockConnection(tx, shopId, id);
    if (!present) throw notFound();
    if (present.isDefault && isFallback) throw refuse("sms_connection_is_default");
    if (isFallback) await clearFallback(tx, shopId, id);
    await updateConnection(tx, shopId, id, { isFallback });
    await tellConnection(tx, deps, context, { id, kind: "edited" });
    return getConnection(tx, deps, context, id);
  });
