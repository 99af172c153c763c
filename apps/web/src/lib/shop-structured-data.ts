import type { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import type { PublicShop } from "@mauzo/contract/storefront/public-shops";

type Given = {
  shop: PublicShop;
  products: readonly PublicProduct[];
  url: string;
  pictureOf: (url: string | null) => string | undefined;
};

/** More offers would make the structured data heavier than the page's content. */
const mostOffers = 10;
const amount = (minor: number) => (minor / 100).toFixed(2);

/** A shop and its first products in schema.org's format. */
export function shopStructuredData({ shop, products, url, pictureOf }: Given): Record<string, unknown> {
  return {
    "@type": "Store",
    name: shop.name,
    url,
    telephone: shop.whatsapp_number,
    ...(shop.about !== "" && { description: shop.about }),
    ...(shop.place !== "" && { address: shop.place }),
    image: pictureOf(shop.cover_url) ?? pictureOf(shop.logo_url),
    makesOffer: products.slice(0, mostOffers).map((product) => ({
      "@type": "Offer",
      price: amount(product.price_from.minor),
      priceCurrency: product.price_from.currency,
      availability: `https://schema.org/${product.stock > 0 ? "InStock" : "OutOfStock"}`,
      itemOffered: { "@type": "Product", name: product.name, image: pictureOf(product.image_url) },
    })),
  };
}

type GivenProduct = { shop: PublicShop; product: PublicProduct; url: string; pictures: string[] };

/** A product in schema.org's format: one offer, or from the lowest price to the highest where the variants differ. */
export function productStructuredData({ shop, product, url, pictures }: GivenProduct): Record<string, unknown> {
  const { price_from: from, price_to: to } = product;
  const both = {
    priceCurrency: from.currency,
    availability: `https://schema.org/${product.stock > 0 ? "InStock" : "OutOfStock"}`,
    url,
    seller: { "@type": "Store", name: shop.name },
  };
  return {
    "@type": "Product",
    name: product.name,
    ...(product.description !== "" && { description: product.description }),
    ...(pictures.length > 0 && { image: pictures }),
    url,
    offers:
      from.minor === to.minor
        ? { "@type": "Offer", price: amount(from.minor), ...both }
        : {
            "@type": "AggregateOffer",
            lowPrice: amount(from.minor),
            highPrice: amount(to.minor),
            offerCount: product.variants.length,
            ...both,
          },
  };
}
