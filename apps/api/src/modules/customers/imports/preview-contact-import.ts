import type { ContactPreview } from "@mauzo/contract/customers/contact-imports";
import { formatPhone } from "@mauzo/format/phone";
import type { ShopContext } from "../../../http/request-context.ts";
import { previewRows } from "../../shop/imports/steps/preview-rows.ts";
import { contactSettings } from "./rules/contact-settings.ts";
import { tagsOf } from "./rules/merge-contact.ts";
import { contactImportKind } from "./steps/contact-import-kind.ts";
import type { LookedContact } from "./steps/look-at-contacts.ts";

type Shown = ContactPreview["becomes"];
type Fields = Omit<Shown, "phones"> & { phones: readonly string[] };
const shown = ({ name, phones, place, language, gender, birthday, tags }: Fields): Shown => ({
  ...{ name, phones: phones.map(formatPhone), place, language, gender, birthday, tags },
});

function previewOf({ read, known, filled }: LookedContact, tags: readonly string[]): ContactPreview {
  const becomes = filled
    ? { ...filled.fields, phones: [...(known?.phones ?? []), ...filled.phones] }
    : { ...read, tags: tagsOf(read, tags) };
  return { line: read.line, becomes: shown(becomes), was: known ? shown(known) : null };
}

/** The first customers of a file that would be new or changed, and how many more there are. */
export function previewContactImport(
  { shopId, tx }: Pick<ShopContext, "shopId" | "tx">,
  id: string,
): Promise<{ customers: ContactPreview[]; more: number }> {
  return tx(async (tx) => {
    const { found, coming, more } = await previewRows(tx, contactImportKind, { shopId, id });
    const { tags } = contactSettings(found);
    return { customers: coming.map((each) => previewOf(each, tags)), more };
  });
}
