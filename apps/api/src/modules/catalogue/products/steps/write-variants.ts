import type { ProductPicture, VariantInput } from "@mauzo/contract/catalogue/products";
import type * as z from "zod/mini";
import { isUniqueViolation } from "../../../../db/is-unique-violation.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import {
  clearCodes,
  insertVariant,
  listTakenCodes,
  type lockVariants,
  updateVariant,
} from "../queries/write-products.ts";
import { editStock, recordOpeningStock } from "./edit-stock.ts";

type Input = z.output<typeof VariantInput>;
type Place = { shopId: string; userId: string; productId: string; pictures: readonly ProductPicture[] };

/**
 * The path of a variant in the request body. The variant of a product without variants has no name and stands for the
 * product itself.
 */
const locOf = ({ name }: Input, position: number) => (name === "" ? ["body"] : ["body", "variants", position]);

/** Refuses a SKU or barcode that another product of the shop has. */
async function checkCodes(tx: Tx, { shopId, productId }: Place, inputs: Input[]) {
  const wanted = inputs.flatMap(({ sku, barcode }) => [sku, barcode]).flatMap((code) => (code ? [code] : []));
  if (wanted.length === 0) return;
  const taken = await listTakenCodes(tx, shopId, productId, wanted);
  for (const [position, input] of inputs.entries())
    for (const field of ["sku", "barcode"] as const) {
      const other = taken.find((row) => input[field] && row[field]?.toLowerCase() === input[field].toLowerCase());
      if (other) throw refuse("product_code_taken", { loc: [...locOf(input, position), field] });
    }
}

/** Gives a readable error when somebody else took a code between the check and the write. */
export function refuseTakenCode(error: unknown): never {
  if (isUniqueViolation(error)) throw refuse("product_code_taken_meanwhile");
  throw error;
}

/** Sets the product's variants: changes those with an id, adds those without, archives the rest. */
export async function writeVariants(
  tx: Tx,
  place: Place,
  inputs: Input[],
  present: Awaited<ReturnType<typeof lockVariants>>,
) {
  const { shopId, userId, productId, pictures } = place;
  await checkCodes(tx, place, inputs);
  // Two variants may swap their codes.
  if (present.length > 0) await clearCodes(tx, shopId, [productId]);
  const byId = new Map(present.map((variant) => [variant.id, variant]));
  for (const { id } of present)
    if (!inputs.some((input) => input.id === id))
      await updateVariant(tx, shopId, id, { archivedAt: new Date().toISOString() });
  for (const [position, input] of inputs.entries()) {
    const loc = locOf(input, position);
    if (input.picture_id && !pictures.some(({ id }) => id === input.picture_id))
      throw refuse("picture_not_of_product", { loc: [...loc, "picture_id"] });
    const values = {
      name: input.name,
      priceMinor: input.price_minor,
      position,
      sku: input.sku || null,
      barcode: input.barcode || null,
      optionValues: input.option_values,
      pictureId: input.picture_id,
      ...(input.low_stock_at !== undefined && { lowStockAt: input.low_stock_at }),
    };
    if (!input.id) {
      const variantId = await insertVariant(tx, shopId, productId, { ...values, stock: input.stock });
      await recordOpeningStock(tx, { shopId, userId, variantId }, input.stock);
      continue;
    }
    const variant = byId.get(input.id);
    if (!variant) throw refuse("variant_unknown", { loc: [...loc, "id"] });
    byId.delete(input.id);
    const item = { shopId, userId, variantId: input.id };
    const stock = (await editStock(tx, item, { present: variant.stock, edit: input, loc })) ?? 0;
    await updateVariant(tx, shopId, input.id, { ...values, stock });
  }
}
