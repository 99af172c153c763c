import type { Grant } from "./permissions.ts";

/** Rights that most shops give somebody, by what the person does there. */
export const readyMade = {
  sales: [
    { resource: "product", action: ["read"] },
    { resource: "orders", action: ["read", "create", "update"] },
    { resource: "customers", action: ["read", "create", "update"] },
    { resource: "conversations", action: ["read", "create", "update"] },
  ],
  stock: [
    { resource: "product", action: ["read", "create", "update", "delete"] },
    { resource: "orders", action: ["read"] },
  ],
  cashier: [
    { resource: "product", action: ["read"] },
    { resource: "orders", action: ["read", "create", "update"] },
    { resource: "customers", action: ["read", "create"] },
  ],
  rider: [{ resource: "orders", action: ["read", "update"] }],
  bookkeeper: [
    { resource: "product", action: ["read"] },
    { resource: "orders", action: ["read"] },
    { resource: "customers", action: ["read"] },
    { resource: "transactions", action: ["read", "create", "update", "delete"] },
  ],
} as const satisfies Record<string, readonly (Omit<Grant, "action"> & { action: readonly string[] })[]>;
