import type { Product, ProductInput } from "@mauzo/contract/products";
import type * as z from "zod/mini";
import { announce } from "../../db/live.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import type { ShopVisit } from "../../http/visit.ts";
import { getProduct } from "./queries/read-products.ts";
import { lockProduct, lockVariants, updateProductRow } from "./queries/write-products.ts";
import { variantsToWrite } from "./rules.ts";
import { writeAddOns } from "./write-add-ons.ts";
import { writeVariants } from "./write-variants.ts";

/** Changes a product as a whole. Refused with 409 when it changed since the caller last read it. */
export function updateProduct(
  { shopId, tx }: ShopVisit,
  id: string,
  body: z.output<typeof ProductInput>,
): Promise<Product> {
  return tx(async (tx) => {
    const product = await lockProduct(tx, shopId, id);
    const present = product ? await lockVariants(tx, shopId, id) : [];
    if (!product || present.length === 0) throw notFound();
    if (body.expected_updated_at && body.expected_updated_at !== product.updatedAt) {
      throw new Refusal(409, "Somebody else changed this product. Load it again before saving.");
    }
    const { name, description, category, image_url: imageUrl = product.imageUrl } = body;
    await updateProductRow(tx, shopId, id, { name, description, category, imageUrl });
    await writeVariants(
      tx,
      shopId,
      id,
      variantsToWrite(
        body,
        present.find((variant) => variant.name === ""),
      ),
      present,
    );
    await writeAddOns(tx, shopId, id, body.add_on_groups);
    await announce(tx, { topic: "products", id });
    return getProduct(tx, shopId, id);
  });
}
