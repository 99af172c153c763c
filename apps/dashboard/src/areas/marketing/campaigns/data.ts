"use client";

import { campaignExports } from "@mauzo/contract/marketing/campaign-exports";
import { campaignLists, type ListRow } from "@mauzo/contract/marketing/campaign-lists";
import {
  type CampaignPlan,
  type CampaignPlanEdit,
  campaignPlans,
  type NewCampaignPlan,
} from "@mauzo/contract/marketing/campaign-plans";
import type { RecipientState } from "@mauzo/contract/marketing/campaign-states";
import { type CampaignEdit, campaigns, type NewCampaign } from "@mauzo/contract/marketing/campaigns";
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useListExport } from "../../../lib/files/use-list-export.ts";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

const facts = ["campaign.changed"] as const;
const nextLookMs = 5_000;

/** Whom a campaign was for, looked at again while it is being sent. */
export const useRecipients = (id: string, state: RecipientState | undefined, isLive: boolean) =>
  useInfiniteQuery({
    ...api.pages(campaigns.recipients, { params: { id }, query: state ? { state } : {} }, nextPageSize),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? nextLookMs : false,
  });

/** Saves whom a campaign was for as a file. */
export function useExport(id: string) {
  const save = useListExport(campaignExports.file, useTranslations("campaigns.record")("exportFailed"));
  return () => save({ params: { id } });
}

/** Drafts a campaign; sending the same again after a lost response does not add a second one. */
export function useAddCampaign() {
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewCampaign) => api.call(campaigns.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { facts },
  });
}

export const useSaveCampaign = (id: string) =>
  useMutation({
    mutationFn: (body: CampaignEdit) => api.call(campaigns.update, { params: { id }, body }),
    meta: { facts },
  });

/** What a list of numbers comes to. */
const useCheckList = () =>
  useMutation({
    mutationFn: (rows: ListRow[]) => api.call(campaignLists.check, { body: { rows } }),
    meta: { failed: useTranslations("campaigns.list")("checkFailed") },
  });

/** Makes customers of the people of a list, who agreed to get offers. */
function useAddList() {
  const t = useTranslations("campaigns.list");
  return useMutation({
    mutationFn: (body: { rows: ListRow[]; how: string }) => api.call(campaignLists.add, { body }),
    meta: { failed: t("addFailed"), facts: ["customer.changed"] },
  });
}

/** What can be done with a list of numbers. */
export const useListWork = () => ({ check: useCheckList(), add: useAddList() });

/** Who would get a campaign now, and what that costs. */
export const useQuote = (id: string, enabled: boolean) =>
  useQuery({ ...api.query(campaigns.quote, { params: { id } }), enabled, retry: false });

const plansQuery = () => api.query(campaignPlans.list, { query: {} });
/** The shop's recurring campaigns, newest first. */
export const usePlans = () => useQuery(plansQuery());
export const startPlans = (client: QueryClient) => void client.prefetchQuery(plansQuery());

const planQuery = (id: string) => api.query(campaignPlans.get, { params: { id } });
export const usePlan = (id: string) => useQuery(planQuery(id));
export const startPlan = (client: QueryClient, id: string) => void client.prefetchQuery(planQuery(id));
/** The recurring campaign of an address that may name none. */
export const useNamedPlan = (id: string | null) => useQuery({ ...planQuery(id ?? ""), enabled: id !== null });
/** Reads one from the API, past the cache. */
export function useNewestPlan(id: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...planQuery(id), staleTime: 0 });
}

/** Has a campaign sent again and again; sending the same after a lost response does not add a second one. */
export function useAddPlan() {
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewCampaignPlan) => api.call(campaignPlans.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { facts },
  });
}

export const useSavePlan = (id: string) =>
  useMutation({
    mutationFn: (body: CampaignPlanEdit) => api.call(campaignPlans.update, { params: { id }, body }),
    meta: { facts },
  });

/** Has a recurring campaign wait, or go on. */
export function useTurnPlan() {
  const t = useTranslations("campaignPlans");
  return useMutation({
    mutationFn: ({ id, is_paused }: CampaignPlan) =>
      api.call(is_paused ? campaignPlans.resume : campaignPlans.pause, { params: { id } }),
    meta: { failed: t("changeFailed"), facts },
  });
}

/** Deletes a recurring campaign; its runs stay. */
export function useRemovePlan() {
  const t = useTranslations("campaignPlans");
  return useMutation({
    mutationFn: ({ id }: CampaignPlan) => api.call(campaignPlans.remove, { params: { id } }),
    meta: { failed: t("changeFailed"), done: t("removed"), queries: ["/campaign-plans"] },
  });
}
