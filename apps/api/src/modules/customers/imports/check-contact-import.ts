import type { ContactImport, contactImports } from "@mauzo/contract/customers/contact-imports";
import type * as z from "zod/mini";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { checkImport } from "../../shop/imports/check-import.ts";
import { getContactImport } from "./queries/contact-imports.ts";
import { firstContactSettings } from "./rules/contact-settings.ts";
import { contactImportKind } from "./steps/contact-import-kind.ts";

/** Saves the column mapping and what holds for all, and starts the check of every row. */
export function checkContactImport(
  deps: { queue: Queue },
  { shopId, tx }: ShopContext,
  id: string,
  { mapping, ...said }: z.output<typeof contactImports.check.body>,
): Promise<ContactImport> {
  return tx(async (tx) => {
    await checkImport(
      tx,
      deps,
      contactImportKind,
      { shopId, id },
      {
        mapping,
        settingsOf: async () => {
          if (!mapping.some((field) => field === "phone" || field === "phone2" || field === "phone3"))
            throw refuse("import_phone_column_missing", { loc: ["body", "mapping"] });
          return { ...firstContactSettings, ...said };
        },
      },
    );
    return getContactImport(tx, shopId, id);
  });
}
