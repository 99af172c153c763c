import { type ProductInput, products } from "@mauzo/contract/catalogue/products";
import { can } from "@mauzo/permissions/permissions";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { writeGroupsOfProduct } from "../add-on-groups/write-groups-of-product.ts";
import { insertChange } from "./queries/product-changes.ts";
import { getProduct } from "./queries/read-products.ts";
import { insertProduct, replacePictures } from "./queries/write-products.ts";
import { coverPictureOf } from "./rules/cover-picture.ts";
import { variantsToWrite } from "./rules/variants-to-write.ts";
import { joinList } from "./steps/grow-change-batch.ts";
import { lockProductPictures } from "./steps/lock-product-pictures.ts";
import { refuseTakenCode, writeVariants } from "./steps/write-variants.ts";

type Body = z.output<typeof ProductInput>;
type Person = ShopContext["person"];
type Place = Pick<ShopContext, "shopId" | "tx"> & {
  person: Pick<Person, "userId" | "name"> & Partial<Pick<Person, "grants">>;
  /** The batch this is part of; the caller then publishes one event for the whole batch. */
  batchId?: string;
  /** The list it is created with: the batch of the earlier products, or `new`. */
  list?: string | undefined;
};

/** Creates a product with its variants (one default variant when none is given) and add-on groups. */
export function createProduct(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person, batchId, list }: Place,
  body: Body,
): Promise<z.output<typeof products.create.reply>> {
  const { userId, name: userName } = person;
  return tx(async (tx) => {
    const { name, description, category } = body;
    const batch = list === undefined ? batchId : await joinList(tx, shopId, { list, userId, userName });
    const pictures = await lockProductPictures(tx, shopId, body.pictures ?? []);
    const productId = await insertProduct(tx, shopId, {
      name,
      description,
      category,
      imageUrl: coverPictureOf({ pictures, wanted: body.image_url, present: null }),
      published: body.status !== "draft",
      optionNames: body.option_names,
    });
    if (pictures.length > 0) await replacePictures(tx, shopId, productId, pictures);
    await writeVariants(tx, { shopId, userId, productId, pictures }, variantsToWrite(body, undefined), []);
    const mayChange = can(person.grants, products.update.access);
    if (body.add_on_groups.length > 0)
      await writeGroupsOfProduct(tx, { shopId, userId, userName, productId, mayChange }, body.add_on_groups);
    const part = batch === undefined ? {} : { batchId: batch, undo: { made: true as const } };
    await insertChange(tx, shopId, { productId, kind: "created", userId, userName, changes: [], ...part });
    if (batchId === undefined)
      await emitFact(tx, {
        ...{ name: "catalogue.changed", shopId, subject: productId, payload: { kind: "product" } },
        actor: { kind: "staff", user_id: userId },
      });
    return { ...(await getProduct(tx, shopId, productId)), batch_id: batch ?? null };
  }).catch(refuseTakenCode);
}
