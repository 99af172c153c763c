import { ContactImport, ContactMapping } from "@mauzo/contract/customers/contact-imports";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import {
  type ImportRecord,
  importOf,
  listSample,
  mappingOf,
  readImport,
} from "../../../shop/imports/steps/stored-imports.ts";
import { contactSettings } from "../rules/contact-settings.ts";

export const contactMappingOf = (found: Pick<ImportRecord, "mapping">): ContactMapping =>
  ContactMapping.parse(mappingOf(found));

/** An import in the form of the contract. */
export const contactImportOf = (row: ImportRecord, sample: string[][] = []): ContactImport =>
  ContactImport.parse({
    ...importOf(row, { sample, isStale: false }),
    ...contactSettings(row),
    mapping: contactMappingOf(row),
  });

/** Returns an import in the form of the contract, or 404. */
export async function getContactImport(tx: Tx, shopId: string, id: string): Promise<ContactImport> {
  const row = await readImport(tx, { kind: "contacts", shopId, id });
  return contactImportOf(row, await listSample(tx, { shopId, id }));
}
