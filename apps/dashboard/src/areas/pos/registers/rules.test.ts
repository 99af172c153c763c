import { expect, it } from "vitest";
import { newRegister, problemsOf, toInput } from "./rules.ts";

it("asks for a name, and saves no float that cannot be read", () => {
  const [door, main] = [newRegister(" "), { ...newRegister("Kuu"), float_minor: "abc" }];
  expect(problemsOf({ registers: [door, main] })).toEqual([
    { path: "registers.0.name", key: "nameMissing" },
    { path: "registers.1.float_minor", key: "amountWrong" },
  ]);
  const named = { ...newRegister(" Kuu "), float_minor: null };
  expect(problemsOf({ registers: [named] })).toEqual([]);
  expect(toInput({ registers: [named] })).toMatchObject({ version: 0, registers: [{ name: "Kuu", float_minor: 0 }] });
});
