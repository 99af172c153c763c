import { expect, it } from "vitest";
import { sitemap } from "./sitemap.ts";

it("names each page in both languages, and each its translation", () => {
  const text = sitemap("https://mauzo.example", ["/", "/shops/a%26b"]);
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    "https://mauzo.example/",
    "https://mauzo.example/sw",
    "https://mauzo.example/shops/a%26b",
    "https://mauzo.example/sw/shops/a%26b",
  ]);
  expect(text.match(/hreflang="sw" href="https:\/\/mauzo\.example\/sw"/g)).toHaveLength(2);
});
it("lets nothing in an address end its element", () => {
  expect(sitemap("https://mauzo.example", ['/a"<&>'])).toContain("/a&quot;&lt;&amp;&gt;</loc>");
});
