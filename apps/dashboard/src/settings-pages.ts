import type { Access } from "@mauzo/contract/endpoint";
import { type LucideIcon, Store } from "lucide-react";

/** The pages of the settings that the palette finds besides those in the navigation. */
export const settingsPages = [
  { path: "/dashboard/settings", label: "shopDetails", icon: Store, access: "member" },
] as const satisfies readonly { path: `/dashboard/${string}`; label: string; icon: LucideIcon; access: Access }[];
