import type { Product, ProductUpdate } from "@mauzo/contract/catalogue/products";
import type * as z from "zod/mini";
import type { JobDeps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { removeUnusedMedia } from "../../shop/media/remove-unused-media.ts";
import { writeGroupsOfProduct } from "../add-on-groups/write-groups-of-product.ts";
import { insertChange } from "./queries/product-changes.ts";
import { getProduct } from "./queries/read-products.ts";
import { lockProduct, lockVariants, replacePictures, updateProductRow } from "./queries/write-products.ts";
import { changesBetween } from "./rules/changes-between.ts";
import { coverPictureOf } from "./rules/cover-picture.ts";
import { undoOf } from "./rules/product-undo.ts";
import { variantsToWrite } from "./rules/variants-to-write.ts";
import { lockProductPictures } from "./steps/lock-product-pictures.ts";
import type { Freed } from "./steps/release-codes.ts";
import { refuseTakenCode, writeVariants } from "./steps/write-variants.ts";

type Place = Pick<ShopContext, "shopId" | "tx"> & {
  person: Pick<ShopContext["person"], "userId" | "name">;
  /** The batch this is part of; the caller then publishes one event for the whole batch. */
  batchId?: string;
  /** The codes that were removed from variants in this transaction, so that products can take each other's. */
  freed?: Freed;
};

/** Changes a product as a whole. Refused with 409 when it has changed since the caller last read it, or is archived. */
export function updateProduct(
  { queue, emitFact }: Pick<JobDeps, "queue" | "emitFact">,
  { shopId, tx, person, batchId, freed }: Place,
  productId: string,
  body: z.output<typeof ProductUpdate>,
): Promise<Product> {
  const { userId, name: userName } = person;
  return tx(async (tx) => {
    const locked = await lockProduct(tx, shopId, productId);
    const offered = await lockVariants(tx, shopId, productId);
    const now = await getProduct(tx, shopId, productId);
    const before = { ...now, variants: now.variants.map((variant) => ({ ...variant, ...freed?.get(variant.id) })) };
    if (locked?.archived) throw refuse("product_archived");
    if (body.expected_updated_at !== before.updated_at)
      throw refuse("product_changed", {
        extra: {
          updated_at: before.updated_at,
        },
      });
    const { name, description, category } = body;
    const pictures = await lockProductPictures(tx, shopId, body.pictures ?? before.pictures);
    await replacePictures(tx, shopId, productId, pictures);
    const kept = new Set(pictures.map(({ id }) => id));
    const gone = before.pictures.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
    await removeUnusedMedia(tx, queue, shopId, gone);
    await updateProductRow(tx, shopId, productId, {
      name,
      description,
      category,
      imageUrl: coverPictureOf({ pictures, wanted: body.image_url, present: before.image_url }),
      published: (body.status ?? before.status) !== "draft",
      optionNames: body.option_names,
    });
    const present = offered.find((variant) => variant.name === "");
    await writeVariants(tx, { shopId, userId, productId, pictures }, variantsToWrite(body, present), offered);
    await writeGroupsOfProduct(tx, { shopId, userId, userName, productId, mayChange: true }, body.add_on_groups);
    const after = await getProduct(tx, shopId, productId);
    const changes = changesBetween(before, after);
    const part = batchId === undefined ? {} : { batchId, undo: undoOf(before, after) };
    if (changes.length > 0)
      await insertChange(tx, shopId, { productId, kind: "changed", userId, userName, changes, ...part });
    if (batchId === undefined)
      await emitFact(tx, {
        ...{ name: "catalogue.changed", shopId, subject: productId, payload: { kind: "product" } },
        actor: { kind: "staff", user_id: userId },
      });
    return after;
  }).catch(refuseTakenCode);
}
