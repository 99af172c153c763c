import type { CustomerEdit, CustomerRecord } from "@mauzo/contract/customers/customers";
import { keepMasked } from "@mauzo/format/mask-phones";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getRecord } from "./get-record.ts";
import { insertRecordChange, type OwnFields, updateRecord } from "./queries/edit-record.ts";
import { changesBetween } from "./steps/field-texts.ts";
import { lockVersion } from "./steps/lock-version.ts";
import { moveContact } from "./steps/move-contact.ts";
import { readPhone } from "./steps/read-phone.ts";

type Body = z.output<typeof CustomerEdit>;
type Edit = Omit<Body, "version">;

/** An edit by somebody who was shown numbers in texts masked: what they did not change stays as it is. */
const unmasked = (before: OwnFields, { name, place, tags, ...edit }: Edit): Edit => ({
  ...edit,
  ...(name !== undefined && { name: keepMasked(before.name, name) }),
  ...(place !== undefined && { place: keepMasked(before.place, place) }),
  ...(tags && { tags: tags.map((tag) => before.tags.find((kept) => keepMasked(kept, tag) === kept) ?? tag) }),
});

const after = (before: OwnFields, { phone, ...edit }: Edit): OwnFields => ({
  name: edit.name ?? before.name,
  phone: phone === undefined ? before.phone : readPhone(phone),
  gender: edit.gender === undefined ? before.gender : edit.gender,
  language: edit.language === undefined ? before.language : edit.language,
  place: edit.place ?? before.place,
  birthday: edit.birthday === undefined ? before.birthday : edit.birthday,
  tags: edit.tags ?? before.tags,
});

/**
 * Changes the given fields of a customer's record, and keeps what they were.
 * @throws 404; 403 for a number by somebody who does not see it; 409 when it was saved meanwhile or somebody has the
 *   number; 422
 */
export function updateCustomer(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  { version, ...edit }: Body,
): Promise<CustomerRecord> {
  const { shopId, person } = context;
  if (edit.phone !== undefined && !person.seesPhones) throw refuse("phones_hidden");
  return context.tx(async (tx) => {
    const before = await lockVersion(tx, shopId, id, version);
    const fields = after(before, person.seesPhones ? edit : unmasked(before, edit));
    if (fields.name === "" && fields.phone === null) throw refuse("customer_unnamed", { loc: ["body", "name"] });
    const changes = changesBetween(before, fields);
    if (changes.length === 0) return getRecord(tx, context, id);
    if (fields.phone !== before.phone)
      await moveContact(tx, context, { id, name: fields.name, from: before.phone, to: fields.phone });
    await updateRecord(tx, shopId, id, fields);
    await insertRecordChange(tx, shopId, {
      ...{ customerId: id, userId: person.userId, userName: person.name },
      changes,
    });
    const actor = { kind: "staff" as const, user_id: person.userId };
    await deps.emitFact(tx, { name: "customer.changed", shopId, subject: id, actor, payload: { kind: "edited" } });
    return getRecord(tx, context, id);
  });
}
