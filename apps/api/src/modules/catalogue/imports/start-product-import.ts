import type { ProductImport } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { can } from "@mauzo/permissions/permissions";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { startImport } from "../../shop/imports/start-import.ts";
import { getProductImport } from "./queries/product-imports.ts";
import { productImportKind } from "./steps/product-import-kind.ts";

/** Imports what was checked. Callers who may not change products may still import new ones. */
export function startProductImport(deps: { queue: Queue }, context: ShopContext, id: string): Promise<ProductImport> {
  const mayUpdate = can(context.person.grants, products.update.access);
  return context.tx(async (tx) => {
    await startImport(tx, deps, productImportKind, context, id, {
      mayUpdate,
      orRefuse: ({ changedCount }) => {
        if (changedCount > 0 && !mayUpdate) throw refuse("import_changes_products");
      },
    });
    return getProductImport(tx, context.shopId, id);
  });
}
