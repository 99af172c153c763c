import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getRecord } from "./get-record.ts";
import { findUndoableChange, markUndone, updateRecord } from "./queries/edit-record.ts";
import { fieldsBefore } from "./steps/field-texts.ts";
import { lockVersion } from "./steps/lock-version.ts";
import { moveContact } from "./steps/move-contact.ts";

/**
 * Undoes the last change of a customer's record, in the fields that nobody has changed again.
 * @throws 404; 409 when there is none, the record was saved meanwhile, or somebody has the number now; 403 as for a change
 */
export function undoChange(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  version: number,
): Promise<CustomerRecord> {
  const { shopId, person } = context;
  return context.tx(async (tx) => {
    const present = await lockVersion(tx, shopId, id, version);
    const change = await findUndoableChange(tx, shopId, id);
    if (!change) throw refuse("nothing_to_undo");
    const fields = fieldsBefore(present, change.changes);
    if (fields.phone !== undefined) {
      if (!person.seesPhones) throw refuse("phones_hidden");
      await moveContact(tx, context, { id, name: present.name, from: present.phone, to: fields.phone });
    }
    await updateRecord(tx, shopId, id, fields);
    await markUndone(tx, shopId, change.id);
    const actor = { kind: "staff" as const, user_id: person.userId };
    await deps.emitFact(tx, { name: "customer.changed", shopId, subject: id, actor, payload: { kind: "undone" } });
    return getRecord(tx, context, id);
  });
}
