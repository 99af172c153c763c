import type { figures } from "@mauzo/contract/insights/figures";
import { LayoutGrid } from "lucide-react";
import type { Area } from "../../area.ts";

/** What the figures say, in the order of the navigation. */
export const insightsAreas: readonly Area[] = [
  {
    group: "insights",
    path: "/dashboard/analytics",
    label: "analytics",
    icon: LayoutGrid,
    letter: "a",
    access: { resource: "orders", action: "read" } satisfies typeof figures.sales.access,
  },
];
