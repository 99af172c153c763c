import type { ProductFacts } from "@mauzo/chatflow/flow-requests";
import { cardProduct } from "@mauzo/product-cards/shop/card-product";
import { en } from "@mauzo/product-cards/shop/labels-en";
import { sw } from "@mauzo/product-cards/shop/labels-sw";
import { ProductCard } from "@mauzo/product-cards/shop/product-card";
import type { Language } from "../../../../../i18n/language.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";

/**
 * The product on the shop's page, rendered by the page's own component, as narrow as on a phone. Its links are
 * disabled.
 */
export function ShopPreview({ product, language }: { product: ProductFacts; language: Language }) {
  const { shop } = useAccount();
  return (
    <ul
      lang={language}
      className="grid grid-cols-[minmax(0,11rem)] rounded-card bg-paper p-4 text-[1.0625rem] leading-[1.6] ring-1 ring-line"
    >
      <li>
        <ProductCard
          product={cardProduct({ ...product, pictures: [] })}
          currency={shop.currency}
          language={shop.language}
          texts={language === "sw" ? sw : en}
        />
      </li>
    </ul>
  );
}
