import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { pictureTypes } from "@mauzo/contract/shop/media";
import { expect, it } from "vitest";
import { isSomebodyElse, parseClaimResult, payingMethods, pictureAccept } from "./payment-claim-result.ts";

it("takes what the contract takes", () => {
  expect(pictureAccept.split(",")).toEqual([...pictureTypes]);
  expect([...payingMethods]).toEqual([...paymentMethods]);
});

it("reads what came of it from an address that anybody may have written", () => {
  expect(parseClaimResult("amount", { amount: "12,000", reference: "QK7" })).toEqual({
    ...{ kind: "amount", amount: "12,000", reference: "QK7", payee: "" },
  });
  expect(parseClaimResult("done", { amount: ["a"], payee: "DUKA" })).toEqual({
    ...{ kind: "done", amount: "", reference: "", payee: "DUKA" },
  });
  expect(parseClaimResult("amount", { amount: "1".repeat(100) })?.amount).toHaveLength(60);
  for (const kind of ["", "gone", undefined, ["done"]]) expect(parseClaimResult(kind, {})).toBeUndefined();
});

it.each([
  ["DUKA LA NEEMA", "Duka la Neema", false],
  ["NEEMA STORES LTD", "Duka la Neema", false],
  ["MAMA ASHA", "Duka la Neema", true],
  ["", "Duka la Neema", false],
  ["..", "Duka la Neema", true],
])("tells whether %j is somebody else than %j", (payee, shop, isElse) => {
  expect(isSomebodyElse(payee, shop)).toBe(isElse);
});
