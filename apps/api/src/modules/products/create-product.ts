import type { Product, ProductInput } from "@mauzo/contract/products";
import type * as z from "zod/mini";
import { announce } from "../../db/live.ts";
import type { Tx } from "../../db/scope.ts";
import { getProduct } from "./queries/read-products.ts";
import { insertProduct } from "./queries/write-products.ts";
import { variantsToWrite } from "./rules.ts";
import { writeAddOns } from "./write-add-ons.ts";
import { writeVariants } from "./write-variants.ts";

type Body = z.output<typeof ProductInput>;
type Place = { shopId: string; tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> };

/** Creates a product with its variants (one default variant when none is named) and add-on groups. */
export function createProduct({ shopId, tx }: Place, body: Body): Promise<Product> {
  return tx(async (tx) => {
    const { name, description, category, image_url: imageUrl } = body;
    const id = await insertProduct(tx, shopId, { name, description, category, imageUrl });
    await writeVariants(tx, shopId, id, variantsToWrite(body, undefined), []);
    await writeAddOns(tx, shopId, id, body.add_on_groups);
    await announce(tx, { topic: "products", id });
    return getProduct(tx, shopId, id);
  });
}
