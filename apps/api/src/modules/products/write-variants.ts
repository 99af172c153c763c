import type { VariantInput } from "@mauzo/contract/products";
import type * as z from "zod/mini";
import type { Tx } from "../../db/scope.ts";
import { fieldRefusal } from "../../http/refusal.ts";
import { insertMovement, insertVariant, type lockVariants, updateVariant } from "./queries/write-products.ts";
import { isStock, movementDelta, stockAfterEdit } from "./rules.ts";

type Input = z.output<typeof VariantInput>;

/** Makes these the product's variants: changes those with an id, adds those without, takes the rest off sale. */
export async function writeVariants(
  tx: Tx,
  { shopId, userId }: { shopId: string; userId: string | null },
  productId: string,
  inputs: Input[],
  present: Awaited<ReturnType<typeof lockVariants>>,
) {
  const byId = new Map(present.map((variant) => [variant.id, variant]));
  for (const [position, input] of inputs.entries()) {
    const values = { name: input.name, priceMinor: input.price_minor, position };
    if (!input.id) {
      const variantId = await insertVariant(tx, shopId, productId, { ...values, stock: input.stock });
      if (input.stock > 0)
        await insertMovement(tx, shopId, { variantId, userId, delta: input.stock, reason: "opening" });
      continue;
    }
    const variant = byId.get(input.id);
    if (!variant) throw fieldRefusal(["body", "variants", position, "id"], "This product has no such variant");
    byId.delete(input.id);
    const stock = stockAfterEdit(variant.stock, input.stock, input.stock_was) ?? 0;
    if (stock < 0)
      throw fieldRefusal(
        ["body", "variants", position, "stock"],
        `Some were sold meanwhile: ${variant.stock} are left`,
        409,
      );
    if (!isStock(stock)) throw fieldRefusal(["body", "variants", position, "stock"], "That is too much stock");
    await updateVariant(tx, shopId, input.id, { ...values, stock });
    const delta = movementDelta(variant.stock, stock);
    if (delta !== 0) await insertMovement(tx, shopId, { variantId: input.id, userId, delta, reason: "adjustment" });
  }
  for (const id of byId.keys()) await updateVariant(tx, shopId, id, { archivedAt: new Date().toISOString() });
}
