import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShopStructuredData } from "./shop-structured-data.tsx";

const shop = {
  name: "Duka </script><script>alert(1)</script>",
  slug: "duka",
  category: "home" as const,
  about: "<!-- Kuhusu",
  language: null,
  place: "Kariakoo",
  logo_url: null,
  cover_url: null,
  whatsapp_number: "+255712345678",
  bot_id: "00000000-0000-4000-8000-000000000000",
};

it("ends no script element, whatever a shop is called", () => {
  const html = renderToStaticMarkup(<ShopStructuredData shop={shop} products={[]} path="/shops/duka" />);
  const [, text = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toMatchObject({ "@type": "Store", name: shop.name, description: shop.about });
});
