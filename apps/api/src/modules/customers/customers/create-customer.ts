import type { CustomerRecord, NewCustomer } from "@mauzo/contract/customers/customers";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { addNote } from "../notes/add-note.ts";
import { getRecord } from "./get-record.ts";
import { insertRecord } from "./queries/edit-record.ts";
import { moveContact } from "./steps/move-contact.ts";
import { readPhone } from "./steps/read-phone.ts";

/** Adds a customer by hand. @throws 422; 409 when somebody has the number */
export function createCustomer(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { note, ...input }: z.output<typeof NewCustomer>,
): Promise<CustomerRecord> {
  const { shopId, person } = context;
  const phone = readPhone(input.phone);
  return context.tx(async (tx) => {
    const id = await insertRecord(tx, { shopId, ...input, phone });
    await moveContact(tx, context, { id, name: input.name, from: null, to: phone });
    if (note !== "") await addNote(tx, deps, context, { customerId: id, text: note });
    const actor = { kind: "staff" as const, user_id: person.userId };
    await deps.emitFact(tx, { name: "customer.changed", shopId, subject: id, actor, payload: { kind: "added" } });
    return getRecord(tx, context, id);
  });
}
