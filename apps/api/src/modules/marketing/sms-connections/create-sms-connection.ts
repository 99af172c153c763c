import {
  type NewSmsConnection,
  type SmsConnection,
  smsConnectionLimits,
} from "@mauzo/contract/marketing/sms-connections";
import { createLookupKey } from "../../../db/lookup-keys.ts";
import { newIds } from "../../../db/sql/new-ids.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { countConnections, insertConnection } from "./queries.ts";
import { endsOf, reportKeyOf, sealedPlace } from "./rules.ts";
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
    // Their ids are in the order in which they were added.
    const [id = ""] = await newIds(tx, 1);
    const { seal } = deps.sealedValues;
    await insertConnection(tx, {
      ...{ shopId, id, provider, senderId: sender_id, partMinor: part_price_minor, savedBy: person.name },
      sealedUser: seal(user, sealedPlace(shopId, id, "sealed_user")),
      sealedSecret: seal(secret, sealedPlace(shopId, id, "sealed_secret")),
      ...{ secretEnds: endsOf(secret), isDefault: count === 0 },
    });
    await createLookupKey(tx, { kind: "sms_report", key: reportKeyOf(deps.env.authSecret, id), shopId, targetId: id });
    await tellConnection(tx, deps, context, { id, kind: "added" });
    return getConnection(tx, deps, context, id);
  });
