import { campaignStates, recipientStates } from "@mauzo/contract/marketing/campaign-states";
import { parseAsInteger, parseAsStringLiteral, useQueryState, useQueryStates } from "nuqs";

export const stateFilters = ["all", ...campaignStates] as const;

/** The list's state is in the address. Back undoes the last filter. */
export const useCampaignFilters = () =>
  useQueryStates(
    { state: parseAsStringLiteral(stateFilters).withDefault("all"), pages: parseAsInteger.withDefault(1) },
    { history: "push" },
  );

export const recipientFilters = ["all", ...recipientStates] as const;
export type RecipientFilter = (typeof recipientFilters)[number];
export const useRecipientFilter = () =>
  useQueryState("people", parseAsStringLiteral(recipientFilters).withDefault("all").withOptions({ history: "push" }));
