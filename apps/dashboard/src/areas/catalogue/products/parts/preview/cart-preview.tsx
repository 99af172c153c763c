import type { ProductFacts } from "@mauzo/chatflow/asks";
import type { CartProduct } from "@mauzo/contract/orders/cart";
import { ProductCard } from "@mauzo/product-faces/cart/product-card";
import { en } from "@mauzo/product-faces/cart/words-en";
import { sw } from "@mauzo/product-faces/cart/words-sw";
import type { Language } from "../../../../../i18n/language.ts";

/** In the cart of somebody who chose one of the first that is there. */
function inCart({ id, name, description, image_url, variants, add_on_groups }: ProductFacts): CartProduct {
  const chosen = variants.find(({ stock }) => stock > 0);
  return {
    id,
    item: 0,
    name,
    description,
    image_url: chosen?.image_url ?? image_url,
    variants: variants.map(({ stock, image_url: _, ...variant }) => ({
      ...variant,
      quantity: variant.id === chosen?.id ? 1 : 0,
      available: stock,
    })),
    add_on_groups: add_on_groups.map(({ add_ons, ...group }) => group),
    add_ons: add_on_groups.flatMap((group) =>
      group.add_ons.map(({ stock, ...addOn }) => ({ ...addOn, group_id: group.id, quantity: 0, available: stock })),
    ),
  };
}

/** The product in a customer's cart, drawn by the cart itself. Nothing in it can be pressed. */
export function CartPreview({ product, language }: { product: ProductFacts; language: Language }) {
  return (
    <fieldset
      disabled
      lang={language}
      className="min-w-0 rounded-card bg-paper p-3 text-base leading-normal ring-1 ring-line"
    >
      <ProductCard
        product={inCart(product)}
        siteUrl={window.location.origin}
        isChecked={false}
        labels={language === "sw" ? sw : en}
      />
    </fieldset>
  );
}
