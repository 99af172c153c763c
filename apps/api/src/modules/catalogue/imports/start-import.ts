import type { ProductImport } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { can } from "@mauzo/permissions/permissions";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { beginStep, getImport, lockImport } from "./queries/imports.ts";

/** Imports what was checked. Callers who may not change products may still import new ones. */
export function startImport(
  { queue }: { queue: Queue },
  { shopId, tx, person }: ShopContext,
  id: string,
): Promise<ProductImport> {
  return tx(async (tx) => {
    const { state, changedCount } = await lockImport(tx, shopId, id);
    // Starting twice has the same effect as once.
    if (state === "running" || state === "done") return getImport(tx, shopId, id);
    if (state !== "checked") throw refuse("import_not_ready");
    const mayUpdate = can(person.grants, products.update.access);
    if (changedCount > 0 && !mayUpdate) throw refuse("import_changes_products");
    const { userId, name: userName } = person;
    await beginStep(tx, shopId, id, { state: "running", userId, userName, mayUpdate });
    await queue.send(tx, "import-products", { shopId, importId: id });
    return getImport(tx, shopId, id);
  });
}
