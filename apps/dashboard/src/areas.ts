import { addOnGroups } from "@mauzo/contract/add-on-groups";
import type { Access } from "@mauzo/contract/endpoint";
import { staff } from "@mauzo/contract/invites";
import { orders } from "@mauzo/contract/orders";
import { products } from "@mauzo/contract/products";
import { sets } from "@mauzo/contract/sets";
import { stock } from "@mauzo/contract/stock";
import {
  Boxes,
  CirclePlus,
  ClipboardCheck,
  FileUp,
  House,
  Images,
  LayoutGrid,
  type LucideIcon,
  ReceiptText,
  Settings,
  ShoppingBag,
  UserRound,
  Users,
} from "lucide-react";

export type Area = {
  path: `/dashboard${string}`;
  /** The key of its name among the shell's messages. */
  label: "home" | "orders" | "products" | "settings";
  icon: LucideIcon;
  /** The letter that leads here after `g`. */
  letter: string;
  /** Where something new of this area is made, who may, and what the palette calls it. */
  create?: { path: `/dashboard/${string}`; access: Access; label: "newProduct" };
  /** Who may enter: the access of the endpoint its first screen reads. */
  access: Access;
};

/** Every area of the back-office, in the order of the navigation. */
export const areas: readonly Area[] = [
  { path: "/dashboard", label: "home", icon: House, letter: "h", access: "member" },
  { path: "/dashboard/orders", label: "orders", icon: ReceiptText, letter: "o", access: orders.list.access },
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

/** Pages beside the areas, which the palette finds by these names of its messages. */
export const pages = [
  { path: "/dashboard/products/stock", label: "stock", icon: Boxes, access: stock.list.access },
  { path: "/dashboard/products/stock/count", label: "stockCount", icon: ClipboardCheck, access: stock.count.access },
  { path: "/dashboard/products/set", label: "sets", icon: LayoutGrid, access: sets.list.access },
  { path: "/dashboard/products/add-ons", label: "addOns", icon: CirclePlus, access: addOnGroups.list.access },
  { path: "/dashboard/profile", label: "profile", icon: UserRound, access: "member" },
  { path: "/dashboard/profile/staff-accounts", label: "staffAccounts", icon: Users, access: staff.list.access },
  { path: "/dashboard/products/import", label: "importProducts", icon: FileUp, access: products.create.access },
  { path: "/dashboard/gallery", label: "gallery", icon: Images, access: "member" },
] as const satisfies readonly { path: `/dashboard/${string}`; label: string; icon: LucideIcon; access: Access }[];

const home: Area["path"] = "/dashboard";

/** The area a page belongs to: the one whose path it lies under. Every path lies under the home's, which is one page only. */
export const areaOf = (pathname: string): Area | undefined =>
  areas.find(({ path }) => pathname === path || (path !== home && pathname.startsWith(`${path}/`)));
