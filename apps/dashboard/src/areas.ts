import { products } from "@mauzo/contract/catalogue/products";
import type { Access } from "@mauzo/contract/endpoint";
import { newOrders } from "@mauzo/contract/orders/new-orders";
import { orders } from "@mauzo/contract/orders/orders";
import { House, type LucideIcon, ReceiptText, Settings, ShoppingBag } from "lucide-react";

export type Area = {
  path: `/dashboard${string}`;
  /** The key of its name among the shell's messages. */
  label: "home" | "orders" | "products" | "settings";
  icon: LucideIcon;
  /** The letter that leads here after `g`. */
  letter: string;
  /** Where something new of this area is made, who may, and what the palette calls it. */
  create?: { path: `/dashboard/${string}`; access: Access; label: "newProduct" | "newOrder" };
  /** Who may enter: the access of the endpoint its first screen reads. */
  access: Access;
};

/** Every area of the back-office, in the order of the navigation. */
export const areas: readonly Area[] = [
  { path: "/dashboard", label: "home", icon: House, letter: "h", access: "member" },
  {
    path: "/dashboard/orders",
    label: "orders",
    icon: ReceiptText,
    letter: "o",
    create: { path: "/dashboard/orders/add-order", access: newOrders.create.access, label: "newOrder" },
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
  { path: "/dashboard/settings", label: "settings", icon: Settings, letter: "s", access: "member" },
];

const home: Area["path"] = "/dashboard";

/** The area a page belongs to: the one whose path it lies under. Every path lies under the home's, which is one page only. */
export const areaOf = (pathname: string): Area | undefined =>
  areas.find(({ path }) => pathname === path || (path !== home && pathname.startsWith(`${path}/`)));
