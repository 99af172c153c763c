import type { Access } from "@mauzo/contract/endpoint";
import { type LucideIcon, Settings } from "lucide-react";
import type { Place } from "./areas.ts";

export type SettingsPage = {
  path: `/dashboard/${string}`;
  label: Place["label"];
  icon: LucideIcon;
  access: Access;
  /** What it is found by besides its name, in both languages. */
  keywords: readonly string[];
};

/** The pages of the settings. The palette finds them, also those that do not stand in the navigation. */
export const settingsPages: readonly SettingsPage[] = [
  {
    path: "/dashboard/settings",
    label: "settings",
    icon: Settings,
    access: "member",
    keywords: [
      ...["shop name", "logo", "cover picture", "whatsapp number", "about the shop", "language of the shop"],
      ...["jina la duka", "nembo", "picha ya juu", "namba ya whatsapp", "kuhusu duka", "lugha ya duka"],
    ],
  },
];
