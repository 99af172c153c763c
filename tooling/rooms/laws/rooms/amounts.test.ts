import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { amounts } from "./amounts.ts";

const part = "apps/dashboard/src/areas/orders/orders/parts/charges.tsx";

it.each([
  "const minor = parseMoneyMinor(text) ?? 0;",
  "const share = parsePercentage(text);",
  "const minor = Number.parseFloat(text) * 100;",
  'const field = <Input inputMode="decimal" />;',
  'const field = <AmountInput name="least" />;',
])("refuses a field of its own: %s", (text) => {
  expect(problemsOf(amounts, { [part]: `\n${text}` })).toEqual([`${part}:2`]);
});

it.each([
  [part, "const field = <AmountField unit={currency} value={value} onChange={set} />;"],
  [part, "const minor = exactAmount(value);"],
  ["apps/dashboard/src/components/form/amount-input.tsx", 'const input = <Input inputMode="decimal" />;'],
  ["apps/dashboard/src/areas/catalogue/products/parts/form/row.tsx", "const price = <AmountInput />;"],
  ["apps/cart/src/forms/claim-payment.ts", "const minor = parseMoneyMinor(amount);"],
])("allows what stands in %s", (path, text) => {
  expect(problemsOf(amounts, { [path]: text })).toEqual([]);
});
