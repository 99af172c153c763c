import type { ImportKind } from "../../../shop/imports/steps/import-kind.ts";
import { firstContactSettings } from "../rules/contact-settings.ts";
import { guessContactMapping } from "../rules/guess-contact-mapping.ts";
import { type LookedContact, lookAtContacts } from "./look-at-contacts.ts";
import { readVcfRows } from "./read-vcf-rows.ts";
import { writeContacts } from "./write-contacts.ts";

/** Files of customers, each row one of them. */
export const contactImportKind: ImportKind<LookedContact> = {
  name: "contacts",
  job: "import-contacts",
  readOther: readVcfRows,
  guessMapping: guessContactMapping,
  firstSettings: async () => firstContactSettings,
  sharedBy: () => ({ groups: [], keys: [] }),
  pace: { checking: [500], running: [200] },
  look: lookAtContacts,
  write: writeContacts,
  rowsOf: ({ read }) => [read],
  subjectOf: ({ known }) => known?.id,
  isNoted: () => false,
};
