import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { packages } from "./packages.ts";

it.each([
  ["packages/permissions/src/permissions.ts", "@mauzo/contract/shop/shop"],
  ["packages/permissions/src/permissions.ts", "zod/mini"],
  ["packages/contract/src/shop.ts", "@mauzo/format/money"],
  ["packages/contract/src/shop.ts", "ky"],
  ["packages/api-client/src/create-api.ts", "@mauzo/permissions/permissions"],
  ["packages/api-client/src/create-api.ts", "react"],
  ["packages/format/src/money.ts", "@mauzo/contract/shared"],
  ["packages/ui/src/card.tsx", "@mauzo/format/money"],
  ["packages/selling/src/cart-item.ts", "zod/mini"],
  ["packages/chat-widget/src/embed.ts", "@mauzo/selling/cart-item"],
  ["packages/chatflow/src/turn-result.ts", "@mauzo/api-client/create-api"],
  ["packages/chatflow/src/turn-result.ts", "node:fs"],
  ["packages/chat-widget/src/embed.ts", "@mauzo/ui/card"],
  ["packages/ui/src/card.tsx", "@mauzo/web/page"],
  ["apps/web/src/page.tsx", "@mauzo/cart/data"],
  ["apps/api/src/main.ts", "@mauzo/launch/postgres"],
  ["apps/api/src/main.ts", "@mauzo/faults/fault-proxy"],
  ["tooling/launch/start.ts", "@mauzo/contract/shop/shop"],
  ["e2e/stories/cart.spec.ts", "@mauzo/api/env"],
])("refuses, in %s, %s", (path, specifier) => {
  expect(problemsOf(packages, { [path]: `import type { a } from "${specifier}";` })).toEqual([`${path}:1`]);
});

it.each([
  ["packages/contract/src/shop.ts", "@mauzo/permissions/permissions"],
  ["packages/contract/src/shop.ts", "zod/mini"],
  ["packages/api-client/src/create-api.ts", "@tanstack/react-query"],
  ["packages/format/src/phone.ts", "libphonenumber-js/max"],
  ["packages/chatflow/src/turn-result.ts", "@mauzo/format/money"],
  ["packages/product-cards/src/cart/add-on-group-states.ts", "@mauzo/selling/units-of"],
  ["packages/contract/src/shop.test.ts", "vitest"],
  ["packages/chat-widget/vite.config.ts", "node:url"],
  ["apps/dashboard/src/areas.ts", "@mauzo/permissions/permissions"],
  ["apps/api/test/global-setup.ts", "@mauzo/launch/postgres"],
  ["apps/api/src/app.test.ts", "@mauzo/faults/fault-proxy"],
  ["packages/ui/src/card.tsx", "./button.tsx"],
])("allows, in %s, %s", (path, specifier) => {
  expect(problemsOf(packages, { [path]: `import { a } from "${specifier}";` })).toEqual([]);
});

it("asks for a row for a new package", () => {
  expect(problemsOf(packages, { "packages/maps/src/route.ts": "" })).toEqual(["packages/maps/src/route.ts:1"]);
});
