import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import { expect, it } from "vitest";
import { emptyForm, problemsOf, toCustomerEdit, toForm, toNewCustomer } from "./customer-form.ts";

const money = { minor: 0, currency: "TZS" };
const saved: CustomerRecord = {
  id: "0195f3a0-0000-7000-8000-000000000001",
  name: "Asha",
  phone: "+255712345678",
  other_names: [],
  place: "Kariakoo",
  tags: ["jumla", "vip"],
  gender: "female",
  language: null,
  source: "web",
  channels: ["web"],
  total: money,
  total_orders: 0,
  owed: money,
  credit_limit: null,
  credit: { minor: 0, currency: "TZS" },
  first_order_at: null,
  last_order_at: null,
  birthday: null,
  created_at: "2026-11-20T09:00:00.000Z",
  contacts: [],
  consents: [],
  forgotten_at: null,
  usual_products: null,
  places: null,
  version: 3,
  undoable: null,
};

it("sends what is in the form, with tags in small letters and each once", () => {
  expect(toNewCustomer({ ...emptyForm, name: " Juma ", phone: "0712 345 678", tags: "VIP, jumla,,vip" })).toEqual({
    ...{ name: "Juma", phone: "0712 345 678", tags: ["vip", "jumla"] },
    ...{ place: "", gender: null, language: null, birthday: null, note: "" },
  });
});

it("sends a number only where it was changed", () => {
  const form = toForm(saved);
  expect(toCustomerEdit({ ...form, gender: "" }, saved)).not.toHaveProperty("phone");
  expect(toCustomerEdit({ ...form, phone: "0755 111 222" }, saved)).toMatchObject({
    phone: "0755 111 222",
    version: 3,
  });
  expect(toCustomerEdit({ ...form, phone: "" }, saved)).toMatchObject({ phone: "" });
});

it("never sends a hidden number back, and asks nobody for it", () => {
  const masked = { ...saved, name: "", phone: "0712 ••• 678" };
  expect(toForm(masked).phone).toBe("");
  expect(toCustomerEdit(toForm(masked), masked)).not.toHaveProperty("phone");
  expect(problemsOf(toForm(masked), false, true)).toEqual([]);
});

it("names what is wrong", () => {
  expect(problemsOf({ ...emptyForm, tags: "vip, -" }, true, false)).toEqual([
    { path: "name", kind: "missing" },
    { path: "phone", kind: "wrong" },
    { path: "tags", tag: { kind: "unreadable", tag: "-" } },
  ]);
});
