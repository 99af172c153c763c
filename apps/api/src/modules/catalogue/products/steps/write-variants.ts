import type { ProductPicture, VariantInput } from "@mauzo/contract/catalogue/products";
import type * as z from "zod/mini";
import { isTaken } from "../../../../db/is-taken.ts";
import type { Tx } from "../../../../db/scope.ts";
import { fieldRefusal, Refusal } from "../../../../http/refusal.ts";
import {
  clearCodes,
  insertVariant,
  listTakenCodes,
  type lockVariants,
  updateVariant,
} from "../queries/write-products.ts";
import { editStock, openStock } from "./edit-stock.ts";

type Input = z.output<typeof VariantInput>;
type Place = { shopId: string; userId: string; productId: string; pictures: readonly ProductPicture[] };

/** Where a variant stands in what was sent. The one of a product without variants has no name, and is the product itself. */
const locOf = ({ name }: Input, position: number) => (name === "" ? ["body"] : ["body", "variants", position]);

/** Refuses a SKU or barcode that another product of the shop has. */
async function checkCodes(tx: Tx, { shopId, productId }: Place, inputs: Input[]) {
  const wanted = inputs.flatMap(({ sku, barcode }) => [sku, barcode]).flatMap((code) => (code ? [code] : []));
  if (wanted.length === 0) return;
  const taken = await listTakenCodes(tx, shopId, productId, wanted);
  for (const [position, input] of inputs.entries())
    for (const field of ["sku", "barcode"] as const) {
      const other = taken.find((row) => input[field] && row[field]?.toLowerCase() === input[field].toLowerCase());
      if (other) throw fieldRefusal([...locOf(input, position), field], "Another product has this code already");
    }
}

/** Says in words that somebody else took a code between the check and the write. */
export function refuseTakenCode(error: unknown): never {
  if (isTaken(error)) throw new Refusal(409, "Another product has just taken one of these codes.");
  throw error;
}

/** Makes these the product's variants: changes those with an id, adds those without, takes the rest off sale. */
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
      throw fieldRefusal([...loc, "picture_id"], "This is not one of the product's pictures");
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
      await openStock(tx, { shopId, userId, variantId }, input.stock);
      continue;
    }
    const variant = byId.get(input.id);
    if (!variant) throw fieldRefusal([...loc, "id"], "This product has no such variant");
    byId.delete(input.id);
    const item = { shopId, userId, variantId: input.id };
    const stock = (await editStock(tx, item, { present: variant.stock, edit: input, loc })) ?? 0;
    await updateVariant(tx, shopId, input.id, { ...values, stock });
  }
}
