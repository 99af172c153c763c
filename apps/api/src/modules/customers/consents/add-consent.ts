import type { Consent, consents } from "@mauzo/contract/customers/consents";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getRecord } from "../customers/get-record.ts";
import { recordConsents } from "./record-consents.ts";

/** Writes down what a customer said of a channel. @throws 404 */
export function addConsent(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  customerId: string,
  said: z.output<typeof consents.record.body>,
): Promise<Consent> {
  const {
    shopId,
    person: { userId, name },
  } = context;
  return context.tx(async (tx) => {
    await getRecord(tx, context, customerId);
    const [written] = await recordConsents(tx, shopId, [{ shopId, customerId, ...said, userId, userName: name }]);
    if (!written) throw new Error("the database returned no consent");
    const actor = { kind: "staff" as const, user_id: userId };
    const payload = { kind: "consent" as const };
    await deps.emitFact(tx, { name: "customer.changed", shopId, subject: customerId, actor, payload });
    return written;
  });
}
