import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getRecord } from "../customers/get-record.ts";
import { missingCustomer } from "../merges/missing-customer.ts";
import { updateCreditLimit } from "./queries.ts";

/** Says how much a customer may owe at most; null: as much as the shop gives. @throws 404; 409 when they were merged */
export function limitCredit(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  limitMinor: number | null,
): Promise<CustomerRecord> {
  const { shopId, person } = context;
  return context.tx(async (tx) => {
    if ((await updateCreditLimit(tx, shopId, id, limitMinor)).length === 0) throw await missingCustomer(tx, shopId, id);
    const actor = { kind: "staff" as const, user_id: person.userId };
    await deps.emitFact(tx, { name: "customer.changed", shopId, subject: id, actor, payload: { kind: "limited" } });
    return getRecord(tx, context, id);
  });
}
