import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { apiCalls } from "./api-calls.ts";

const screen = "apps/dashboard/src/areas/orders/orders/screens/orders-screen.tsx";

it.each([
  [screen, 'import ky from "ky";'],
  ["apps/web/src/lib/statistics.ts", 'const a = await fetch("/statistics");'],
  ["apps/cart/src/data.ts", "const a = await globalThis.fetch(address);"],
  ["packages/product-cards/src/card.tsx", "const line = new EventSource(address);"],
  ["apps/dashboard/src/lib/files/upload.ts", "const request = new XMLHttpRequest();"],
  ["apps/cart/src/parts/bar.tsx", "navigator.sendBeacon(address);"],
])("refuses, in %s, %s", (path, text) => {
  expect(problemsOf(apiCalls, { [path]: `\n${text}` })).toEqual([`${path}:2`]);
});

it.each([
  [screen, 'import { errorText } from "@mauzo/api-client/errors/error-text";'],
  [screen, "part.fetch().catch(fail); part.fetch(page); parts.map(({ fetch }) => fetch());"],
  [screen, "// fetch(address) is for packages/api-client"],
  ["packages/api-client/src/transport/create-transport.ts", "const plain = (request) => fetch(request);"],
  ["packages/chat-widget/src/fetch-theme.ts", "const response = await fetch(url);"],
  ["apps/cart/src/order/send-cart-form.ts", 'const response = await fetch("/cart/submit");'],
  ["apps/web/src/lib/statistics.test.ts", "vi.stubGlobal(name, () => fetch(address));"],
  ["apps/api/src/gateways/mail/post.ts", "const a = await fetch(address);"],
  ["apps/dashboard/next.config.ts", "const a = fetch(address);"],
])("allows, in %s, %s", (path, text) => {
  expect(problemsOf(apiCalls, { [path]: text })).toEqual([]);
});
