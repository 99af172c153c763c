import type { ProductImport } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { can } from "@mauzo/permissions/permissions";
import { Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { beginStep, getImport, lockImport } from "./queries/imports.ts";

/** Imports what was checked. Who may not change products may still import new ones. */
export function startImport(
  { queue }: { queue: Queue },
  { shopId, tx, person }: ShopVisit,
  id: string,
): Promise<ProductImport> {
  return tx(async (tx) => {
    const { state, changedCount } = await lockImport(tx, shopId, id);
    // Pressed twice is begun once.
    if (state === "running" || state === "done") return getImport(tx, shopId, id);
    if (state !== "checked") throw new Refusal(409, "This import is not ready to begin");
    const mayUpdate = can(person.grants, products.update.access);
    if (changedCount > 0 && !mayUpdate) throw new Refusal(403, "This file changes products, which you may not do");
    const { userId, name: userName } = person;
    await beginStep(tx, shopId, id, { state: "running", userId, userName, mayUpdate });
    await queue.send(tx, "import-products", { shopId, importId: id });
    return getImport(tx, shopId, id);
  });
}
