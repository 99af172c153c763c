import { staff } from "@mauzo/contract/account/invites";
import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import { products } from "@mauzo/contract/catalogue/products";
import { sets } from "@mauzo/contract/catalogue/sets";
import { stock } from "@mauzo/contract/catalogue/stock";
import { segments } from "@mauzo/contract/customers/segments";
import type { Access } from "@mauzo/contract/endpoint";
import {
  Boxes,
  CirclePlus,
  ClipboardCheck,
  FileUp,
  Images,
  Layers,
  LayoutGrid,
  type LucideIcon,
  UserRound,
  Users,
} from "lucide-react";

/** Pages besides the areas; the palette finds them by these message keys. */
export const pages = [
  { path: "/dashboard/products/stock", label: "stock", icon: Boxes, access: stock.list.access },
  { path: "/dashboard/products/stock/count", label: "stockCount", icon: ClipboardCheck, access: stock.count.access },
  { path: "/dashboard/products/set", label: "sets", icon: LayoutGrid, access: sets.list.access },
  { path: "/dashboard/products/add-ons", label: "addOns", icon: CirclePlus, access: addOnGroups.list.access },
  { path: "/dashboard/customers/customers-segments", label: "segments", icon: Layers, access: segments.list.access },
  { path: "/dashboard/profile", label: "profile", icon: UserRound, access: "member" },
  { path: "/dashboard/profile/staff-accounts", label: "staffAccounts", icon: Users, access: staff.list.access },
  { path: "/dashboard/products/import", label: "importProducts", icon: FileUp, access: products.create.access },
  { path: "/dashboard/gallery", label: "gallery", icon: Images, access: "member" },
] as const satisfies readonly { path: `/dashboard/${string}`; label: string; icon: LucideIcon; access: Access }[];
