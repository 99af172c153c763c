import { products } from "@mauzo/contract/catalogue/products";
import { customers } from "@mauzo/contract/customers/customers";
import type { Access } from "@mauzo/contract/endpoint";
import { manualOrders } from "@mauzo/contract/orders/manual-orders";
import { orders } from "@mauzo/contract/orders/orders";
import { House, type LucideIcon, ReceiptText, Settings, ShoppingBag, UsersRound } from "lucide-react";

export type Area = {
  path: `/dashboard${string}`;
  /** The key of the area's name in the shell's messages. */
  label: "home" | "orders" | "customers" | "products" | "settings";
  icon: LucideIcon;
  /** The key that opens this area after `g`. */
  letter: string;
  /** Where something new of this area is created, who may do it, and its label in the command palette. */
  create?: { path: `/dashboard/${string}`; access: Access; label: "newProduct" | "newOrder" | "newCustomer" };
  /** Who may enter: the same access as the endpoint that its first screen reads. */
  access: Access;
};

/** Every area of the back-office, in navigation order. */
export const areas: readonly Area[] = [
  { path: "/dashboard", label: "home", icon: House, letter: "h", access: "member" },
  {
    path: "/dashboard/orders",
    label: "orders",
    icon: ReceiptText,
    letter: "o",
    create: { path: "/dashboard/orders/add-order", access: manualOrders.create.access, label: "newOrder" },
    access: orders.list.access,
  },
  {
    path: "/dashboard/products",
    label: "products",
    icon: ShoppingBag,
    letter: "p",
    create: { path: "/dashboard/products/new", access: products.create.access, label: "newProduct" },
    access: products.list.access,
  },
  {
    path: "/dashboard/customers",
    label: "customers",
    icon: UsersRound,
    letter: "c",
    create: { path: "/dashboard/customers/new", access: customers.create.access, label: "newCustomer" },
    access: customers.list.access,
  },
  { path: "/dashboard/settings", label: "settings", icon: Settings, letter: "s", access: "member" },
];

const home: Area["path"] = "/dashboard";

/**
 * The area a page belongs to, by its path. Every path starts with the home's path, so home matches its own page only.
 */
export const areaOf = (pathname: string): Area | undefined =>
  areas.find(({ path }) => pathname === path || (path !== home && pathname.startsWith(`${path}/`)));
