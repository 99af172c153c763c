import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import { sets } from "@mauzo/contract/catalogue/sets";
import { stock } from "@mauzo/contract/catalogue/stock";
import { contactImports } from "@mauzo/contract/customers/contact-imports";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import type { Access } from "@mauzo/contract/endpoint";
import { expenseImports } from "@mauzo/contract/expenses/expense-imports";
import { answerFigures } from "@mauzo/contract/insights/answer-figures";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { ClipboardCheck, type LucideIcon, Timer, UsersRound } from "lucide-react";

type Page = { path: `/dashboard/${string}`; label: string; icon: LucideIcon; access: Access };

/** Pages besides those of the navigation and the settings; the palette finds them by these message keys. */
export const pages = [
  { path: "/dashboard/products/stock/count", label: "stockCount", icon: ClipboardCheck, access: stock.count.access },
  {
    path: "/dashboard/customers/doubles",
    label: "customerDoubles",
    icon: UsersRound,
    access: customerMerges.suggestions.access,
  },
  { path: "/dashboard/conversations/numbers", label: "answerTimes", icon: Timer, access: answerFigures.get.access },
] as const satisfies readonly Page[];

/** Where something new is created, besides what `n` creates in each area. */
export const creations = [
  { path: "/dashboard/products/set/single-set-collection", label: "newSet", access: sets.create.access },
  { path: "/dashboard/products/set/template-based-set", label: "newTemplateSet", access: sets.create.access },
  { path: "/dashboard/products/add-ons/new", label: "newAddOns", access: addOnGroups.create.access },
  { path: "/dashboard/customers/import", label: "bringContacts", access: contactImports.upload.access },
  {
    path: "/dashboard/marketing/whatsapp/campaign/new",
    label: "newWhatsappCampaign",
    access: campaigns.create.access,
  },
  { path: "/dashboard/expenses/import", label: "bringExpenses", access: expenseImports.upload.access },
] as const satisfies readonly Omit<Page, "icon">[];
