import { expect, it } from "vitest";
import { customersFromOrders } from "./customers-from-orders.ts";

const asha = { id: "1", name: "Asha", phone: "+255712345678", known_as: null };
const juma = { id: "2", name: "Juma", phone: null, known_as: null };

it("names each customer once, found by phone, else by name", () => {
  expect(customersFromOrders([{ customer: asha }, { customer: null }, { customer: juma }, { customer: asha }])).toEqual(
    [
      { id: "1", name: "Asha", search: "+255712345678" },
      { id: "2", name: "Juma", search: "Juma" },
    ],
  );
  expect(customersFromOrders([{ customer: { id: "3", name: "", phone: null, known_as: null } }])).toEqual([]);
});

it("names a customer as the shop's list does, whatever an order was placed under", () => {
  const listed = { id: "1", name: "Asha", search: "+255712345678" };
  const unnamed = { ...asha, name: "", known_as: "Asha" };
  for (const customer of [{ ...asha, name: "Mama Juma", known_as: "Asha" }, unnamed])
    expect(customersFromOrders([{ customer }])).toEqual([listed]);
});

it("finds whose number is hidden by their name", () => {
  const hidden = { ...asha, phone: "0712 ••• 678" };
  expect(customersFromOrders([{ customer: hidden }])).toEqual([{ id: "1", name: "Asha", search: "Asha" }]);
});
