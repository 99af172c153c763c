import { products } from "@mauzo/contract/catalogue/products";
import { orders } from "@mauzo/contract/orders/orders";
import { expect, it } from "vitest";
import { canAccess } from "./can-access.ts";

it("lets an admin everywhere and a member where no guard is named", () => {
  expect(canAccess({ is_admin: true }, products.create.access)).toBe(true);
  expect(canAccess({ is_admin: true }, "admin")).toBe(true);
  expect(canAccess([], "member")).toBe(true);
});

it("asks a member's grants for the rest", () => {
  const grants = [{ resource: "orders" as const, action: "read" as const }];
  expect(canAccess(grants, orders.list.access)).toBe(true);
  expect(canAccess(grants, products.list.access)).toBe(false);
  expect(canAccess(grants, "admin")).toBe(false);
});
