import type { SmsConnection } from "@mauzo/contract/marketing/sms-connections";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { clearDefault, countConnections, lockConnection, updateConnection } from "./queries.ts";
import { getConnection } from "./steps/get-connection.ts";
import { tellConnection } from "./steps/tell-connection.ts";

/** Sends what is started from now on over this connection. @throws 404 */
export const makeDefault = (
  deps: Pick<Deps, "emitFact" | "env">,
  context: ShopContext,
  id: string,
): Promise<SmsConnection> =>
  context.tx(async (tx) => {
    const { shopId } = context;
    await countConnections(tx, shopId);
    if (!(await lockConnection(tx, shopId, id))) throw notFound();
    await clearDefault(tx, shopId, id);
    await updateConnection(tx, shopId, id, { isDefault: true, isFallback: false });
    await tellConnection(tx, deps, context, { id, kind: "edited" });
    return getConnection(tx, deps, context, id);
  });
