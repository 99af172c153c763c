import { jpegAddressOf, pictureUrl } from "@mauzo/format/picture-urls";
import { and, eq } from "drizzle-orm";
import { adoptCatalogue } from "../../../modules/conversations/catalogue/adopt-catalogue.ts";
import { getShop } from "../../../modules/shop/shop/get-shop.ts";
import { products } from "../../schema/catalogue/products.ts";
import { variants } from "../../schema/catalogue/variants.ts";
import { whatsappCatalogueItems, whatsappCatalogues } from "../../schema/conversations/whatsapp-catalogues.ts";
import type { Tx } from "../../tenant-transaction.ts";

const catalogueId = "255712000000003";

/** Gives a demo shop a catalogue at the sandbox with all of its products, if it has none. */
export const seedDemoCatalogue = (tx: Tx, shopId: string, userId: string, siteUrl: string) =>
  adoptCatalogue(tx, { shopId, userId, catalogueId, siteUrl });

/** What the sandbox has to know of a shop's catalogue, as it keeps none itself. */
export async function catalogueForSandbox(tx: Tx, shopId: string, siteUrl: string) {
  const [catalogue] = await tx.select().from(whatsappCatalogues).where(eq(whatsappCatalogues.shopId, shopId));
  if (!catalogue) return {};
  const { currency } = await getShop(tx, shopId);
  const rows = await tx
    .select({ product: products, variant: variants })
    .from(whatsappCatalogueItems)
    .innerJoin(
      variants,
      and(eq(variants.shopId, whatsappCatalogueItems.shopId), eq(variants.id, whatsappCatalogueItems.variantId)),
    )
    .innerJoin(products, and(eq(products.shopId, variants.shopId), eq(products.id, variants.productId)))
    .where(and(eq(whatsappCatalogueItems.shopId, shopId), eq(whatsappCatalogueItems.state, "listed")));
  return {
    catalog_id: catalogue.catalogueId,
    products: rows.map(({ product, variant }) => ({
      ...{ retailer_id: variant.id, name: [product.name, variant.name].filter(Boolean).join(" · "), currency },
      ...{ price: variant.priceMinor / 100, sold_out: variant.stock <= 0 },
      picture: pictureUrl(product.imageUrl && jpegAddressOf(product.imageUrl), siteUrl),
    })),
  };
}
