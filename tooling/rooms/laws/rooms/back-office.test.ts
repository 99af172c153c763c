import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { backOffice } from "./back-office.ts";

const src = "apps/dashboard/src";
const files = [
  "areas.ts",
  "areas/orders/orders/data.ts",
  "areas/orders/orders/rules.ts",
  "areas/orders/orders/parts/order-lines.tsx",
  "areas/orders/orders/screens/orders-screen.tsx",
  "areas/insights/home/screens/home-screen.tsx",
  "entities/orders/order/queries.ts",
  "entities/orders/order/actions/use-payment.ts",
  "entities/orders/order/rules.ts",
  "entities/orders/order/parts/orders-list.tsx",
  "entities/catalogue/product/queries.ts",
  "components/page-header.tsx",
  "lib/toasts.ts",
  "lib/session/api.ts",
  "i18n/language.ts",
  "shell/access-guard.tsx",
  "app/dashboard/page.tsx",
];
const everyFile = Object.fromEntries(files.map((path) => [`${src}/${path}`, ""]));
const importing = (from: string, to: string) => {
  const up = "../".repeat(from.split("/").length - 1) || "./";
  const specifier = to.startsWith("@") ? to : `${up}${to}`;
  return problemsOf(backOffice, { ...everyFile, [`${src}/${from}`]: `import { a } from "${specifier}";` });
};

it.each([
  ["areas/insights/home/screens/home-screen.tsx", "areas/orders/orders/rules.ts"],
  ["entities/orders/order/parts/orders-list.tsx", "areas/orders/orders/rules.ts"],
  ["entities/orders/order/rules.ts", "areas/insights/home/screens/home-screen.tsx"],
  ["components/page-header.tsx", "entities/orders/order/parts/orders-list.tsx"],
  ["lib/toasts.ts", "entities/orders/order/rules.ts"],
  ["lib/toasts.ts", "components/page-header.tsx"],
  ["i18n/language.ts", "components/page-header.tsx"],
  ["areas/orders/orders/screens/orders-screen.tsx", "shell/access-guard.tsx"],
  ["areas/orders/orders/screens/orders-screen.tsx", "app/dashboard/page.tsx"],
  ["areas/orders/orders/rules.ts", "areas.ts"],
  ["shell/access-guard.tsx", "areas/orders/orders/data.ts"],
  ["areas/orders/orders/screens/orders-screen.tsx", "lib/session/api.ts"],
  ["components/page-header.tsx", "lib/session/api.ts"],
  ["areas/orders/orders/parts/order-lines.tsx", "@mauzo/api-client/transport/create-transport"],
  ["areas/orders/orders/parts/order-lines.tsx", "areas/orders/orders/data.ts"],
  ["areas/orders/orders/parts/order-lines.tsx", "entities/orders/order/queries.ts"],
  ["areas/insights/home/screens/home-screen.tsx", "areas/orders/orders/data.ts"],
  ["entities/orders/order/parts/orders-list.tsx", "entities/orders/order/queries.ts"],
  ["entities/orders/order/parts/orders-list.tsx", "lib/session/api.ts"],
  ["entities/orders/order/rules.ts", "lib/session/api.ts"],
])("refuses, in %s, %s", (from, to) => {
  expect(importing(from, to)).toEqual([`${src}/${from}:1`]);
});

it.each([
  ["app/dashboard/page.tsx", "areas/insights/home/screens/home-screen.tsx"],
  ["app/dashboard/page.tsx", "shell/access-guard.tsx"],
  ["shell/access-guard.tsx", "areas.ts"],
  ["shell/access-guard.tsx", "areas/orders/orders/screens/orders-screen.tsx"],
  ["shell/access-guard.tsx", "lib/toasts.ts"],
  ["areas/orders/orders/screens/orders-screen.tsx", "areas/orders/orders/data.ts"],
  ["areas/orders/orders/screens/orders-screen.tsx", "entities/orders/order/parts/orders-list.tsx"],
  ["areas/orders/orders/screens/orders-screen.tsx", "entities/orders/order/queries.ts"],
  ["areas/orders/orders/data.ts", "entities/orders/order/queries.ts"],
  ["areas/orders/orders/parts/order-lines.tsx", "entities/orders/order/actions/use-payment.ts"],
  ["entities/orders/order/parts/orders-list.tsx", "entities/orders/order/actions/use-payment.ts"],
  ["entities/orders/order/actions/use-payment.ts", "lib/session/api.ts"],
  ["entities/orders/order/actions/use-payment.ts", "entities/orders/order/queries.ts"],
  ["entities/orders/order/queries.ts", "lib/session/api.ts"],
  ["entities/orders/order/queries.ts", "entities/catalogue/product/queries.ts"],
  ["entities/orders/order/parts/orders-list.tsx", "components/page-header.tsx"],
  ["areas/orders/orders/parts/order-lines.tsx", "areas/orders/orders/rules.ts"],
  ["areas/orders/orders/data.ts", "lib/session/api.ts"],
  ["lib/session/account.ts", "lib/session/api.ts"],
  ["lib/toasts.ts", "i18n/language.ts"],
  ["components/page-header.tsx", "@mauzo/api-client/errors/error-text"],
])("allows, in %s, %s", (from, to) => {
  expect(importing(from, to)).toEqual([]);
});

it("keeps pages to eighteen lines", () => {
  const page = `${src}/app/dashboard/orders/page.tsx`;
  expect(problemsOf(backOffice, { [page]: "x;\n".repeat(19) })).toEqual([`${page}:19`]);
  expect(problemsOf(backOffice, { [page]: "x;\n".repeat(18), [`${src}/app/layout.tsx`]: "x;\n".repeat(40) })).toEqual(
    [],
  );
});
