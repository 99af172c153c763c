// @vitest-environment happy-dom

import type { TypedAmount } from "@mauzo/format/amount/typed-amount";
import { IntlProvider } from "next-intl";
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { english } from "../../i18n/messages/en/english.ts";
import { AmountField } from "./amount-field.tsx";

let root: Root;
let amount: TypedAmount | undefined;
function Form({ unit }: { unit: string }) {
  const [value, setValue] = useState<TypedAmount>();
  amount = value;
  return <AmountField label="Where to bring it" aside="optional" unit={unit} value={value} onChange={setValue} />;
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("main")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const show = (unit: string) =>
  act(async () =>
    root.render(
      <IntlProvider locale="en" messages={english} timeZone="UTC">
        <Form unit={unit} />
      </IntlProvider>,
    ),
  );
const field = () => document.querySelector("input") ?? document.createElement("input");
const error = () => document.querySelector("[role=alert]")?.textContent;

async function type(text: string) {
  await act(async () => field().focus());
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const leave = () => act(async () => field().blur());

it.each(["abc", "-500", "999.995", "3.0005", "2.5.5"])(
  "keeps %j, hands it on as what it is, and says so once it is left",
  async (text) => {
    await show("TZS");
    await type(text);
    expect([amount, error()]).toEqual([text, undefined]);
    await leave();
    expect(error()).toBe(english.input.amountWrong.money);
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(field().value).toBe(text);
    await act(async () => field().focus());
    expect(error()).toBe(english.input.amountWrong.money);
    await type("500");
    await leave();
    expect([amount, error()]).toEqual([50_000, undefined]);
  },
);

it("reads words as an amount, and no second point as a percentage", async () => {
  await show("TZS");
  await type("28k");
  await leave();
  expect([amount, field().value]).toEqual([2_800_000, "28,000"]);
  await show("%");
  await type("2.5.5");
  await leave();
  expect([amount, error()]).toEqual(["2.5.5", english.input.amountWrong.percentage]);
});

it("is called by its label and what stands beside it, in two words", async () => {
  await show("TZS");
  expect(document.querySelector("label")?.textContent).toBe("Where to bring it optional");
});
