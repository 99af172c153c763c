"use client";

import { campaignExports } from "@mauzo/contract/marketing/campaign-exports";
import type { RecipientState } from "@mauzo/contract/marketing/campaign-states";
import { type CampaignEdit, campaigns, type NewCampaign } from "@mauzo/contract/marketing/campaigns";
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
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

/** Who would get a campaign now, and what that costs. */
export const useQuote = (id: string, enabled: boolean) =>
  useQuery({ ...api.query(campaigns.quote, { params: { id } }), enabled, retry: false });
