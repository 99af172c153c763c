import { newIds } from "../../../../db/sql/new-ids.ts";
import { BeginAnew, type Tx } from "../../../../db/tenant-transaction.ts";
import type { WriteDeps } from "../../../shop/imports/steps/import-kind.ts";
import type { ImportRecord } from "../../../shop/imports/steps/stored-imports.ts";
import { recordConsents } from "../../consents/record-consents.ts";
import { writeChange } from "../../customers/steps/write-change.ts";
import { insertContacts, insertCustomers, insertNotes } from "../queries/write-contacts.ts";
import { contactSettings } from "../rules/contact-settings.ts";
import { tagsOf } from "../rules/merge-contact.ts";
import type { LookedContact } from "./look-at-contacts.ts";

/** Writes new customers, and fills in known ones. */
export async function writeContacts(
  { emitFact }: WriteDeps,
  tx: Tx,
  found: ImportRecord,
  looked: readonly LookedContact[],
): Promise<LookedContact[]> {
  const { shopId, id: importId, userId, userName, mayUpdate } = found;
  const { tags, consent } = contactSettings(found);
  const by = { shopId, importId, userId, userName };
  const settled = looked.map((each): LookedContact => {
    if (each.verdict !== "changed" || mayUpdate) return each;
    each.read.problems.push({ field: null, kind: "may_not_change" });
    return { ...each, verdict: "broken" };
  });
  const fresh = settled.filter(({ verdict }) => verdict === "new");
  const ids = await newIds(tx, fresh.length);
  const created = fresh.map(({ read }, at) => ({ id: ids[at] ?? "", read, phones: read.phones, note: read.note }));
  const filled = settled.flatMap(({ verdict, known, filled, read }) =>
    verdict === "changed" && known && filled
      ? [{ id: known.id, known, filled, read, phones: filled.phones, note: known.hasNotes ? "" : read.note }]
      : [],
  );
  if (created.length + filled.length === 0) return settled;

  if (created.length > 0)
    await insertCustomers(
      tx,
      created.map(({ id, read, phones: [phone = null] }) => ({
        ...{ shopId, id, phone, importId, source: "imported" as const, name: read.name, place: read.place },
        ...{ language: read.language, gender: read.gender, birthday: read.birthday, tags: tagsOf(read, tags) },
      })),
    );
  for (const { id, known, filled: to } of filled) {
    const phone = known.phones[0] ?? null;
    const edit = { id, before: { ...known, phone }, after: { ...to.fields, phone } };
    await writeChange(tx, shopId, edit, { userId, userName, importId });
  }
  const people = [...created, ...filled];
  const numbers = people.flatMap(({ id, phones, read: { name } }) =>
    phones.map((phone) => ({ shopId, customerId: id, phone, name })),
  );
  const isNew = new Set(ids);
  const added = numbers.map((number) => ({ ...number, ...(!isNew.has(number.customerId) && { importId }) }));
  // Somebody ordered with one of the numbers since the rows were looked at: they are looked at again.
  if (!(await insertContacts(tx, added))) throw new BeginAnew();
  await insertNotes(
    tx,
    people.flatMap(({ id, note }) => (note === "" ? [] : [{ ...by, customerId: id, text: note }])),
  );
  const asked = consent?.channels ?? [];
  const said = new Map(filled.map(({ id, known }) => [id, known.said]));
  await recordConsents(
    tx,
    shopId,
    people.flatMap(({ id }) =>
      asked
        .filter((channel) => !said.get(id)?.includes(channel))
        .map((channel) => ({ ...by, customerId: id, channel, state: "given" as const, how: consent?.how ?? "" })),
    ),
  );
  const actor = { kind: "staff" as const, user_id: userId };
  await emitFact(tx, { name: "customer.changed", shopId, subject: importId, actor, payload: { kind: "imported" } });
  return settled;
}
