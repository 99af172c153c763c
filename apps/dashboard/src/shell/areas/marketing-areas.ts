import type { popups } from "@mauzo/contract/marketing/popups";
import { LayoutGrid } from "lucide-react";
import type { Area } from "../../area.ts";

/** What a shop says without being asked, in the order of the navigation. */
export const marketingAreas: readonly Area[] = [
  {
    group: "marketing",
    path: "/dashboard/marketing/website/website-popup",
    label: "popups",
    icon: LayoutGrid,
    letter: "u",
    access: { resource: "customers", action: "read" } satisfies typeof popups.list.access,
  },
];
