import {
  type NewSmsConnection,
  type SmsConnection,
  smsConnectionLimits,
} from "@mauzo/contract/marketing/sms-connections";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { countConnections } from "./queries.ts";
import { addConnection } from "./steps/add-connection.ts";
import { getConnection } from "./steps/get-connection.ts";
import { tellConnection } from "./steps/tell-connection.ts";

/** Connects an account; the first one is the default. @throws 409 for too many */
export const createSmsConnection = (
  deps: Pick<Deps, "sealedValues" | "emitFact" | "env">,
  context: ShopContext,
  { provider, user, secret, sender_id, part_price_minor }: NewSmsConnection,
): Promise<SmsConnection> =>
  context.tx(async (tx) => {
    const { shopId, person } = context;
    const { each: most } = smsConnectionLimits;
    const count = await countConnections(tx, shopId);
    if (count >= most) throw refuse({ code: "too_many_sms_connections", values: { most } });
    const said = { provider, senderId: sender_id, partMinor: part_price_minor, isDefault: count === 0 };
    const id = await addConnection(tx, deps, { shopId, ...said, savedBy: person.name }, { user, secret });
    await tellConnection(tx, deps, context, { id, kind: "added" });
    return getConnection(tx, deps, context, id);
  });
