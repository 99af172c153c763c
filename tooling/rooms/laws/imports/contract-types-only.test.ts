import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { contractTypesOnly } from "./contract-types-only.ts";

const value = 'import { Cart } from "@mauzo/contract/orders/cart";';
const island = '// The one island.\n"use client";\n';

it("refuses schemas in a file of the browser", () => {
  expect(problemsOf(contractTypesOnly, { "apps/cart/src/form.tsx": `${island}${value}` })).toEqual([
    "apps/cart/src/form.tsx:3",
  ]);
});

it("refuses them by way of files and packages it imports", () => {
  const texts = {
    "apps/web/src/opener.tsx": `${island}import { a } from "./a.ts";\nconst b = () => import("@mauzo/ui/b");`,
    "apps/web/src/a.ts": 'import { c } from "./c.ts";',
    "apps/web/src/c.ts": value,
    "packages/ui/src/b.tsx": value,
  };
  expect(problemsOf(contractTypesOnly, texts).toSorted()).toEqual(["apps/web/src/c.ts:1", "packages/ui/src/b.tsx:1"]);
});

it("refuses them in the rules of selling, whoever uses them", () => {
  expect(problemsOf(contractTypesOnly, { "packages/selling/src/a.ts": value })).toEqual([
    "packages/selling/src/a.ts:1",
  ]);
});

it("refuses them, and any area but chat, anywhere in the widget", () => {
  const texts = {
    "packages/chat-widget/src/embed.ts": 'import { chat } from "@mauzo/contract/conversations/chat";',
    "packages/chat-widget/src/entry.ts": 'import type { Order } from "@mauzo/contract/orders/orders";',
  };
  expect(problemsOf(contractTypesOnly, texts)).toEqual([
    "packages/chat-widget/src/embed.ts:1",
    "packages/chat-widget/src/entry.ts:1",
  ]);
});

it("allows types in the browser, and schemas on the server and in tests", () => {
  const texts = {
    "apps/cart/src/form.tsx": `${island}import type { Cart } from "@mauzo/contract/orders/cart";\nimport type { Draft } from "./data.ts";`,
    "apps/cart/src/data.ts": value,
    "apps/dashboard/src/form.tsx": `${island}${value}`,
    "packages/chat-widget/src/popups/due.ts":
      'import type { PopupDocument } from "@mauzo/contract/marketing/popup-document";',
    "packages/chat-widget/src/entry.ts": 'import type { ChatAction } from "@mauzo/contract/conversations/chat";',
    "packages/chat-widget/src/entry.test.ts": 'import { chat } from "@mauzo/contract/conversations/chat";',
  };
  expect(problemsOf(contractTypesOnly, texts)).toEqual([]);
});
