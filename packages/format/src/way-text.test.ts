import { expect, it } from "vitest";
import { wayText } from "./way-text.ts";

it("says a way to pay in one line, in both languages, and leaves out what there is none of", () => {
  const till = { network: "M-Pesa", kind: "till", number: "556677", name: "Duka la Amina", note: "" } as const;
  const account = { ...till, network: "bank", kind: "account", number: "0150223344100", note: "CRDB" } as const;
  expect(wayText(till, "en")).toBe("M-Pesa till 556677, Duka la Amina");
  expect(wayText(till, "sw")).toBe("M-Pesa Lipa namba 556677, Duka la Amina");
  expect(wayText(account, "sw")).toBe("Benki akaunti 0150223344100, Duka la Amina, CRDB");
});
