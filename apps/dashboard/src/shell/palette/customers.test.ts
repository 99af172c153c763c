import { expect, it } from "vitest";
import { customersOf } from "./customers.ts";

const asha = { id: "1", name: "Asha", phone: "+255712345678" };
const juma = { id: "2", name: "Juma", phone: null };

it("names each customer once, found by phone, else by name", () => {
  expect(customersOf([{ customer: asha }, { customer: null }, { customer: juma }, { customer: asha }])).toEqual([
    { id: "1", name: "Asha", search: "+255712345678" },
    { id: "2", name: "Juma", search: "Juma" },
  ]);
  expect(customersOf([{ customer: { id: "3", name: "", phone: null } }])).toEqual([]);
});
