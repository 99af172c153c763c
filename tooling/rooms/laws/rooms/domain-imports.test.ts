import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { domainImports } from "./domain-imports.ts";

const map = "docs/house.md";
const table = (...rows: string[]) => ["| domain | what | may import |", "|---|---|---|", ...rows, ""].join("\n");
const house = table("| `shop` | the shop | |", "| `orders` | what is bought | `shop` |", "| `storefront` | | `shop` |");
const modules = "apps/api/src/modules";
const files = { [map]: house, [`${modules}/shop/shop/get-shop.ts`]: "", [`${modules}/storefront/site/tell.ts`]: "" };
const importing = (path: string, specifier: string) =>
  problemsOf(domainImports, { ...files, [`${modules}/${path}`]: `\nimport { a } from "${specifier}";` });

it("refuses an arrow up, or one to a neighbour", () => {
  const [orders, shop] = ["orders/orders/place-order.ts", "shop/shop/update-shop.ts"];
  expect(importing(orders, "../../storefront/site/tell.ts")).toEqual([`${modules}/${orders}:2`]);
  expect(importing(shop, "../../storefront/site/tell.ts")).toEqual([`${modules}/${shop}:2`]);
});

it("allows those of the table, and the domain itself", () => {
  expect(importing("orders/orders/place-order.ts", "../../shop/shop/get-shop.ts")).toEqual([]);
  expect(importing("shop/shop/update-shop.ts", "./get-shop.ts")).toEqual([]);
  expect(importing("shop/shop/routes.test.ts", "../../storefront/site/tell.ts")).toEqual([]);
});

it.each(["packages/contract/src", modules, ...["areas", "entities"].map((home) => `apps/dashboard/src/${home}`)])(
  "refuses a domain nobody knows in %s",
  (home) => {
    expect(problemsOf(domainImports, { [map]: house, [`${home}/things/a/b.ts`]: "" })).toEqual([
      `${home}/things/a/b.ts:1`,
    ]);
    expect(problemsOf(domainImports, { [map]: house, [`${home}/shop/a/b.ts`]: "", [`${home}/a.ts`]: "" })).toEqual([]);
  },
);

it("holds between areas and entities too", () => {
  const entity = (domain: string) => `apps/dashboard/src/entities/${domain}/a/rules.ts`;
  const area = (domain: string) => `apps/dashboard/src/areas/${domain}/a/rules.ts`;
  const read = (from: string, to: string) =>
    problemsOf(domainImports, {
      ...{ [map]: house, [entity("shop")]: "", [entity("orders")]: "" },
      [from]: `import { a } from "../../../${to}/a/rules.ts";`,
    });
  expect(read(area("shop"), "entities/orders")).toEqual([`${area("shop")}:1`]);
  expect(read(entity("shop"), "entities/orders")).toEqual([`${entity("shop")}:1`]);
  expect(read(area("orders"), "entities/shop")).toEqual([]);
  expect(read(entity("orders"), "entities/shop")).toEqual([]);
});

it("refuses a table whose arrows go down, or round", () => {
  expect(problemsOf(domainImports, { [map]: table("| `shop` | | `orders` |", "| `orders` | | `orders` |") })).toEqual([
    `${map}:3`,
    `${map}:4`,
  ]);
});
