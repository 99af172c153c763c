import { expect, it } from "vitest";
import { customersOf } from "./customers.ts";

const asha = { id: "1", name: "Asha", phone: "+255712345678", known_as: null };
const juma = { id: "2", name: "Juma", phone: null, known_as: null };

it("names each customer once, found by phone, else by name", () => {
  expect(customersOf([{ customer: asha }, { customer: null }, { customer: juma }, { customer: asha }])).toEqual([
    { id: "1", name: "Asha", search: "+255712345678" },
    { id: "2", name: "Juma", search: "Juma" },
  ]);
  expect(customersOf([{ customer: { id: "3", name: "", phone: null, known_as: null } }])).toEqual([]);
});

it("names a customer as the shop's list does, whatever an order was placed under", () => {
  const listed = { id: "1", name: "Asha", search: "+255712345678" };
  const unnamed = { ...asha, name: "", known_as: "Asha" };
  for (const customer of [{ ...asha, name: "Mama Juma", known_as: "Asha" }, unnamed])
    expect(customersOf([{ customer }])).toEqual([listed]);
});
