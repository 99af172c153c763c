import type { ProductFacts } from "@mauzo/chatflow/flow-requests";
import type { CartProduct } from "@mauzo/contract/orders/cart";
import { en } from "@mauzo/product-cards/cart/labels-en";
import { sw } from "@mauzo/product-cards/cart/labels-sw";
import { ProductCard } from "@mauzo/product-cards/cart/product-card";
import type { Language } from "../../../../../i18n/language.ts";

/** The product in a cart, with one unit of its first available variant. */
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

/** The product in a customer's cart, rendered by the cart's own component. Nothing in it can be pressed. */
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
