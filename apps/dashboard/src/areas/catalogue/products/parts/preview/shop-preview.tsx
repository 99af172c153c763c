import type { ProductFacts } from "@mauzo/chatflow/asks";
import { cardProduct } from "@mauzo/product-faces/shop/card-product";
import { ProductCard } from "@mauzo/product-faces/shop/product-card";
import { en } from "@mauzo/product-faces/shop/words-en";
import { sw } from "@mauzo/product-faces/shop/words-sw";
import type { Language } from "../../../../../i18n/language.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";

/** The product on the shop's page, drawn by the page itself, as narrow as on a phone. Its links lead nowhere. */
export function ShopPreview({ product, language }: { product: ProductFacts; language: Language }) {
  const { shop } = useAccount();
  return (
    <ul
      lang={language}
      className="grid grid-cols-[minmax(0,11rem)] rounded-card bg-paper p-4 text-[1.0625rem] leading-[1.6] ring-1 ring-line"
    >
      <ProductCard
        product={cardProduct({ ...product, pictures: [] })}
        currency={shop.currency}
        language={shop.language}
        texts={language === "sw" ? sw : en}
      />
    </ul>
  );
}
