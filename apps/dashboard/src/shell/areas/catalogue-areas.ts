import type { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import type { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import type { products } from "@mauzo/contract/catalogue/products";
import type { sets } from "@mauzo/contract/catalogue/sets";
import type { stock } from "@mauzo/contract/catalogue/stock";
import { Boxes, CirclePlus, FileUp, History, LayoutGrid, ShoppingBag } from "lucide-react";
import type { Area } from "../../area.ts";

/** What is sold, in the order of the navigation. */
export const catalogueAreas: readonly Area[] = [
  {
    group: "catalogue",
    path: "/dashboard/products",
    label: "products",
    icon: ShoppingBag,
    letter: "p",
    inBar: true,
    create: {
      path: "/dashboard/products/new",
      access: { resource: "product", action: "create" } satisfies typeof products.create.access,
      label: "newProduct",
    },
    access: { resource: "product", action: "read" } satisfies typeof products.list.access,
    entries: [
      {
        path: "/dashboard/products",
        label: "allProducts",
        icon: ShoppingBag,
        access: { resource: "product", action: "read" } satisfies typeof products.list.access,
      },
      {
        path: "/dashboard/products/stock",
        label: "stock",
        icon: Boxes,
        access: { resource: "product", action: "read" } satisfies typeof stock.list.access,
        waits: "stock",
      },
      {
        path: "/dashboard/products/set",
        label: "sets",
        icon: LayoutGrid,
        access: { resource: "product", action: "update" } satisfies typeof sets.list.access,
      },
      {
        path: "/dashboard/products/add-ons",
        label: "addOns",
        icon: CirclePlus,
        access: { resource: "product", action: "read" } satisfies typeof addOnGroups.list.access,
      },
      {
        path: "/dashboard/products/import",
        label: "importProducts",
        icon: FileUp,
        access: { resource: "product", action: "create" } satisfies typeof products.create.access,
        waits: "imports",
      },
      {
        path: "/dashboard/products/changes",
        label: "changes",
        icon: History,
        access: { resource: "product", action: "update" } satisfies typeof productEdits.list.access,
      },
    ],
  },
];
