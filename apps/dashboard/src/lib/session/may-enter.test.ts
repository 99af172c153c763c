import { products } from "@mauzo/contract/catalogue/products";
import { orders } from "@mauzo/contract/orders/orders";
import { expect, it } from "vitest";
import { mayEnter } from "./may-enter.ts";

it("lets an admin everywhere and a member where no guard is named", () => {
  expect(mayEnter({ is_admin: true }, products.create.access)).toBe(true);
  expect(mayEnter({ is_admin: true }, "admin")).toBe(true);
  expect(mayEnter([], "member")).toBe(true);
});

it("asks a member's grants for the rest", () => {
  const grants = [{ resource: "orders" as const, action: "read" as const }];
  expect(mayEnter(grants, orders.list.access)).toBe(true);
  expect(mayEnter(grants, products.list.access)).toBe(false);
  expect(mayEnter(grants, "admin")).toBe(false);
});
