import type { Access } from "@mauzo/contract/endpoint";
import { orders } from "@mauzo/contract/orders";
import { products } from "@mauzo/contract/products";
import { House, type LucideIcon, ReceiptText, ShoppingBag } from "lucide-react";

export type Area = {
  path: `/dashboard${string}`;
  /** The key of its name among the shell's messages. */
  label: "home" | "orders" | "products";
  icon: LucideIcon;
  /** Who may enter: the access of the endpoint its first screen reads. */
  access: Access;
};

/** Every area of the back-office, in the order of the navigation. */
export const areas: readonly Area[] = [
  { path: "/dashboard", label: "home", icon: House, access: "member" },
  { path: "/dashboard/orders", label: "orders", icon: ReceiptText, access: orders.list.access },
  { path: "/dashboard/products", label: "products", icon: ShoppingBag, access: products.list.access },
];

/** The area a page belongs to: the longest path that it lies under. */
export function areaOf(pathname: string): Area | undefined {
  return areas
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
