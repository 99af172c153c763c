import { expect, it } from "vitest";
import { newCharge, newWay, onNetwork, problemsOf, shownWays } from "./rules.ts";

const till = { ...newWay("Duka la Amina"), number: "55 66 77" };

it("asks for a number that is one, and for a name", () => {
  const wrong = { ...till, kind: "number" as const, number: "0222 123 456" };
  expect(problemsOf({ cash: true, push: true, charges: [], ways: [till, newWay(" "), wrong] })).toEqual([
    { path: "ways.1.number", key: "numberMissing" },
    { path: "ways.1.name", key: "nameMissing" },
    { path: "ways.2.number", key: "numberWrong.number" },
  ]);
});

it("has on each network a kind of number that is there", () => {
  expect(onNetwork(till, "bank")).toEqual({ network: "bank", kind: "account" });
  expect(onNetwork({ kind: "account" }, "HaloPesa")).toEqual({ network: "HaloPesa", kind: "till" });
  expect(onNetwork({ kind: "paybill" }, "Airtel Money")).toEqual({ network: "Airtel Money", kind: "paybill" });
});

it("shows what customers would see: no way that is off or half written", () => {
  const off = { ...till, id: "another-way", on: false };
  expect(shownWays({ ways: [off, newWay("Duka"), till] })).toMatchObject([{ id: till.id, number: "556677" }]);
});

it("asks for the name and the value of a charge", () => {
  const charges = [
    { ...newCharge(), name: "Mfuko", value: 50_000 },
    newCharge(),
    { ...newCharge(), name: "Huduma", type: "percentage" as const, value: 10_001 },
    { ...newCharge(), name: "Kodi", value: "mia" },
  ];
  expect(problemsOf({ cash: true, push: true, ways: [], charges })).toEqual([
    { path: "charges.1.name", key: "chargeNameMissing" },
    { path: "charges.1.value", key: "chargeMissing" },
    { path: "charges.2.value", key: "shareTooLarge" },
    { path: "charges.3.value", key: "chargeWrong" },
  ]);
});
