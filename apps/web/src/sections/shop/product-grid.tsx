import type { PublicProduct, PublicShop } from "@mauzo/contract/public-shops";
import type { Messages } from "../../i18n/messages/en.ts";
import { ProductCard } from "./product-card.tsx";

type Props = {
  id: string;
  title: string;
  products: readonly PublicProduct[];
  shop: PublicShop;
  messages: Messages["shop"];
};

export function ProductGrid({ id, title, products, shop, messages }: Props) {
  return (
    <section aria-labelledby={id} className="mb-16">
      <h2 id={id} className="font-bold font-display text-2xl tracking-tight md:text-3xl">
        {title}
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} shop={shop} messages={messages} />
        ))}
      </ul>
    </section>
  );
}
