import { type ProductInput, products } from "@mauzo/contract/catalogue/products";
import { can } from "@mauzo/permissions/permissions";
import type * as z from "zod/mini";
import { announce } from "../../../db/live.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { tellSite } from "../../shop/shop/tell-site.ts";
import { writeProductGroups } from "../add-on-groups/write-product-groups.ts";
import { insertChange } from "./queries/product-changes.ts";
import { getProduct } from "./queries/read-products.ts";
import { insertProduct, replacePictures } from "./queries/write-products.ts";
import { coverOf } from "./rules/cover-of.ts";
import { variantsToWrite } from "./rules/variants-to-write.ts";
import { claimProductPictures } from "./steps/claim-product-pictures.ts";
import { joinList } from "./steps/fill-batch.ts";
import { refuseTakenCode, writeVariants } from "./steps/write-variants.ts";

type Body = z.output<typeof ProductInput>;
type Person = ShopVisit["person"];
type Place = Pick<ShopVisit, "shopId" | "tx"> & {
  person: Pick<Person, "userId" | "name"> & Partial<Pick<Person, "grants">>;
  /** The batch this is part of; whoever writes so many tells of all of them together. */
  batchId?: string;
  /** The list it is made with: the batch of those before it, or `new`. */
  list?: string | undefined;
};

/** Creates a product with its variants (one default variant when none is named) and add-on groups. */
export function createProduct(
  { queue }: { queue: Pick<Queue, "send"> },
  { shopId, tx, person, batchId, list }: Place,
  body: Body,
): Promise<z.output<typeof products.create.reply>> {
  const { userId, name: userName } = person;
  return tx(async (tx) => {
    const { name, description, category } = body;
    const batch = list === undefined ? batchId : await joinList(tx, shopId, { list, userId, userName });
    const pictures = await claimProductPictures(tx, shopId, body.pictures ?? []);
    const productId = await insertProduct(tx, shopId, {
      name,
      description,
      category,
      imageUrl: coverOf({ pictures, wanted: body.image_url, present: null }),
      published: body.status !== "draft",
      optionNames: body.option_names,
    });
    if (pictures.length > 0) await replacePictures(tx, shopId, productId, pictures);
    await writeVariants(tx, { shopId, userId, productId, pictures }, variantsToWrite(body, undefined), []);
    const mayChange = can(person.grants, products.update.access);
    if (body.add_on_groups.length > 0)
      await writeProductGroups(tx, { shopId, userId, userName, productId, mayChange }, body.add_on_groups);
    const part = batch === undefined ? {} : { batchId: batch, undo: { made: true as const } };
    await insertChange(tx, shopId, { productId, kind: "created", userId, userName, changes: [], ...part });
    if (batchId === undefined) {
      await tellSite(tx, queue, shopId);
      await announce(tx, { topic: "products", id: productId });
    }
    return { ...(await getProduct(tx, shopId, productId)), batch_id: batch ?? null };
  }).catch(refuseTakenCode);
}
