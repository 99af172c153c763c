import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { pictureTypes } from "@mauzo/contract/shop/media";
import { expect, it } from "vitest";
import { parseClaimResult, payingMethods, pictureAccept } from "./payment-claim-result.ts";

it("takes what the contract takes", () => {
  expect(pictureAccept.split(",")).toEqual([...pictureTypes]);
  expect([...payingMethods]).toEqual([...paymentMethods]);
});

it("reads what came of it from an address that anybody may have written", () => {
  expect(parseClaimResult("amount", "12,000", "QK7")).toEqual({ kind: "amount", amount: "12,000", reference: "QK7" });
  expect(parseClaimResult("done", ["a"], undefined)).toEqual({ kind: "done", amount: "", reference: "" });
  expect(parseClaimResult("amount", "1".repeat(100), "")?.amount).toHaveLength(60);
  for (const kind of ["", "gone", undefined, ["done"]]) expect(parseClaimResult(kind, "", "")).toBeUndefined();
});
