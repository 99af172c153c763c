import { House } from "lucide-react";
import type { Area } from "./area.ts";
import { catalogueAreas } from "./shell/areas/catalogue-areas.ts";
import { insightsAreas } from "./shell/areas/insights-areas.ts";
import { marketingAreas } from "./shell/areas/marketing-areas.ts";
import { moneyAreas } from "./shell/areas/money-areas.ts";
import { sellingAreas } from "./shell/areas/selling-areas.ts";
import { shopAreas } from "./shell/areas/shop-areas.ts";

/** Every area of the back-office; those of a group in their order. One that is not built has no row. */
export const areas: readonly Area[] = [
  { group: "home", path: "/dashboard", label: "home", icon: House, letter: "h", inBar: true, access: "member" },
  ...sellingAreas,
  ...catalogueAreas,
  ...moneyAreas,
  ...marketingAreas,
  ...insightsAreas,
  ...shopAreas,
];
