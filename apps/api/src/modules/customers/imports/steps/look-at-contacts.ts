import type { ContactProblem } from "@mauzo/contract/customers/contact-imports";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Looked } from "../../../shop/imports/steps/import-kind.ts";
import type { ImportRecord } from "../../../shop/imports/steps/stored-imports.ts";
import {
  listChangedBefore,
  listKeysBefore,
  type StoredRow,
  writeFindings,
} from "../../../shop/imports/steps/stored-rows.ts";
import { contactMappingOf } from "../queries/contact-imports.ts";
import { listKnown, listOwners } from "../queries/known-contacts.ts";
import { contactSettings } from "../rules/contact-settings.ts";
import { type Filled, fillContact, type Known } from "../rules/merge-contact.ts";
import { type ReadContact, readContactRow } from "../rules/read-contact-row.ts";

export type LookedContact = Looked & {
  read: ReadContact;
  known: Known | undefined;
  /** What a known customer becomes; undefined where nothing is filled in. */
  filled: Filled | undefined;
};

const isMore = (known: Known, { fields, phones }: Filled, read: ReadContact, asked: readonly string[]) =>
  phones.length > 0 ||
  (read.note !== "" && !known.hasNotes) ||
  asked.some((channel) => !known.said.includes(channel)) ||
  fields.name !== known.name ||
  fields.place !== known.place ||
  fields.gender !== known.gender ||
  fields.language !== known.language ||
  fields.birthday !== known.birthday ||
  fields.tags.length !== known.tags.length;

/** Evaluates each row: a new customer, a known one that is filled in or stays, or broken. */
export async function lookAtContacts(
  tx: Tx,
  found: ImportRecord,
  rows: readonly StoredRow[],
): Promise<LookedContact[]> {
  const { shopId, id: importId, headings, state } = found;
  const { known: whatOfKnown, tags, consent } = contactSettings(found);
  const mapping = contactMappingOf(found);
  const isRunning = state === "running";
  const contacts = rows.map((row) => readContactRow(row, { mapping, width: headings.length }));
  const all = contacts.flatMap(({ phones }) => phones);
  const line = contacts[0]?.line ?? 0;

  const owners = new Map((await listOwners(tx, shopId, all)).map(({ phone, customerId }) => [phone, customerId]));
  const ids = [...new Set(owners.values())];
  const fills = isRunning && whatOfKnown === "fill";
  const known = new Map((await listKnown(tx, shopId, ids, fills)).map((each) => [each.id, each]));
  const taken = await listKeysBefore(tx, shopId, importId, { keys: all, line });
  const filledBefore = await listChangedBefore(tx, shopId, importId, { ids, line });
  if (state === "checking")
    await writeFindings(
      tx,
      shopId,
      contacts.map(({ id, phones }) => ({ id, keys: phones })),
    );

  return contacts.map((read, at): LookedContact => {
    const blame = (kind: ContactProblem["kind"]) => read.problems.push({ field: "phone", kind });
    const wasBroken = isRunning && (rows[at]?.problems.length ?? 0) > 0;
    if (!wasBroken && read.phones.some((phone) => taken.has(phone))) blame("twin_phone");
    const theirs = new Set(read.phones.flatMap((phone) => owners.get(phone) ?? []));
    if (theirs.size > 1) blame("two_customers");
    const [ownerId] = theirs;
    const owner = theirs.size === 1 ? known.get(ownerId ?? "") : undefined;
    const filled = owner && whatOfKnown === "fill" ? fillContact(owner, read, tags) : undefined;
    const changes = owner !== undefined && filled !== undefined && isMore(owner, filled, read, consent?.channels ?? []);
    if (changes && owner && filledBefore.has(owner.id) && read.problems.length === 0) blame("twin_customer");
    const isBroken = wasBroken || read.problems.length > 0;
    if (!isBroken) {
      for (const phone of read.phones) taken.add(phone);
      if (changes && owner) filledBefore.add(owner.id);
    }
    const verdict = isBroken ? "broken" : !owner ? "new" : changes ? "changed" : "unchanged";
    return { read, known: owner, filled: changes ? filled : undefined, wasBroken, verdict };
  });
}
