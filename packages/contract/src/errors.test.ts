import { expect, it } from "vitest";
import { accountErrors } from "./account/errors.ts";
import { catalogueErrors } from "./catalogue/errors.ts";
import { chatflowErrors } from "./conversations/chatflow-errors.ts";
import { conversationErrors } from "./conversations/errors.ts";
import { customerErrors } from "./customers/errors.ts";
import { developerErrors } from "./developers/errors.ts";
import { errors } from "./errors.ts";
import { expenseErrors } from "./expenses/errors.ts";
import { generalErrors } from "./general-errors.ts";
import { insightErrors } from "./insights/errors.ts";
import { ledgerErrors } from "./ledger/errors.ts";
import { marketingErrors } from "./marketing/errors.ts";
import { debtErrors } from "./orders/debt-errors.ts";
import { orderErrors } from "./orders/errors.ts";
import { paymentErrors } from "./payments/errors.ts";
import { posErrors } from "./pos/errors.ts";
import { shopErrors } from "./shop/errors.ts";

const tables = [
  ...[generalErrors, accountErrors, shopErrors, catalogueErrors, customerErrors],
  ...[
    ledgerErrors,
    orderErrors,
    debtErrors,
    paymentErrors,
    conversationErrors,
    chatflowErrors,
    insightErrors,
    expenseErrors,
  ],
  ...[developerErrors, posErrors, marketingErrors],
];
const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

it("has each code once", () => {
  const codes = tables.flatMap((table) => Object.keys(table));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  expect(Object.keys(errors).toSorted()).toEqual(codes.toSorted());
});

it("says the same values in both languages, and something else than English in Swahili", () => {
  for (const [code, { en, sw }] of Object.entries(errors)) {
    expect([code, valuesIn(sw)]).toEqual([code, valuesIn(en)]);
    // Clients look for this marker.
    if (code !== "server_error") expect([code, sw]).not.toEqual([code, en]);
  }
});
