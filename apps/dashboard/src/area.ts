import type { Access } from "@mauzo/contract/endpoint";
import type { LucideIcon } from "lucide-react";
import type { english } from "./i18n/messages/en/english.ts";
import type { Waiting } from "./lib/waiting/waiting-counts.ts";

/** The groups of the navigation, in its order. One without an area is not shown; home has no heading. */
export const areaGroups = ["home", "selling", "catalogue", "money", "marketing", "insights", "shop"] as const;
export type AreaGroup = (typeof areaGroups)[number];

/** What the navigation leads to. */
export type Place = {
  path: `/dashboard${string}`;
  /** The key of its name in the shell's messages. */
  label: keyof typeof english.shell.places;
  icon: LucideIcon;
  /**
   * Who may enter: the same access as the endpoint that its first screen reads. Of the contract only the types are here,
   * because every page loads this table: another access does not compile.
   */
  access: Access;
  /** What waits there for somebody of the shop, counted beside its name. */
  waits?: Waiting;
};

export type Area = Place & {
  group: AreaGroup;
  /** The key that opens this area after `g`. */
  letter: string;
  /** Whether it stands in the bar of a phone until somebody pins other places: four areas do. */
  inBar?: true;
  /** Where something new of this area is created, who may do it, and its label in the command palette. */
  create?: {
    path: `/dashboard/${string}`;
    access: Access;
    label: "newProduct" | "newOrder" | "newCustomer" | "newCampaign";
  };
  /** Its further pages; one at the area's own path names what the area itself shows. */
  entries?: readonly Place[];
};
