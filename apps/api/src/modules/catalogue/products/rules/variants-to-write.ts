import type { ProductInput, VariantInput } from "@mauzo/contract/catalogue/products";
import type * as z from "zod/mini";

/**
 * The variants a product is written with: the given ones, or the one default variant (with an empty name). Where the
 * product has options, the values make up the name of a variant: `Large / Red`.
 * @param present the default variant the product has, if any.
 */
export function variantsToWrite(
  input: z.output<typeof ProductInput>,
  present: { id: string; stock: number } | undefined,
): z.output<typeof VariantInput>[] {
  if (input.variants.length > 0)
    return input.variants.map((variant) => ({ ...variant, name: variant.option_values.join(" / ") || variant.name }));
  return [
    {
      name: "",
      price_minor: input.price_minor ?? 0,
      stock: input.stock ?? present?.stock ?? 0,
      sku: input.sku,
      barcode: input.barcode,
      option_values: [],
      picture_id: null,
      ...(present && { id: present.id }),
      ...(input.stock_was !== undefined && { stock_was: input.stock_was }),
      ...(input.low_stock_at !== undefined && { low_stock_at: input.low_stock_at }),
    },
  ];
}
