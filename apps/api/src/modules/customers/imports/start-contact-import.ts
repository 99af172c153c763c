import type { ContactImport } from "@mauzo/contract/customers/contact-imports";
import { customers } from "@mauzo/contract/customers/customers";
import { can } from "@mauzo/permissions/permissions";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { startImport } from "../../shop/imports/start-import.ts";
import { getContactImport } from "./queries/contact-imports.ts";
import { contactImportKind } from "./steps/contact-import-kind.ts";

/** Imports what was checked. Callers who may not change customers may still import new ones. */
export function startContactImport(deps: { queue: Queue }, context: ShopContext, id: string): Promise<ContactImport> {
  const mayUpdate = can(context.person.grants, customers.update.access);
  return context.tx(async (tx) => {
    await startImport(tx, deps, contactImportKind, context, id, {
      mayUpdate,
      orRefuse: ({ changedCount }) => {
        if (changedCount > 0 && !mayUpdate) throw refuse("import_changes_customers");
      },
    });
    return getContactImport(tx, context.shopId, id);
  });
}
