import { type Campaign, campaigns } from "@mauzo/contract/marketing/campaigns";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

const facts = ["campaign.changed"] as const;

/** Pauses a campaign: what has been handed over is not held back. */
export function usePauseCampaign() {
  const t = useTranslations("campaigns.record");
  return useMutation({
    mutationFn: ({ id }: Campaign) => api.call(campaigns.pause, { params: { id } }),
    meta: { failed: t("changeFailed"), done: t("paused"), facts },
  });
}

export function useResumeCampaign() {
  const t = useTranslations("campaigns.record");
  return useMutation({
    mutationFn: ({ id }: Campaign) => api.call(campaigns.resume, { params: { id } }),
    meta: { failed: t("changeFailed"), done: t("resumed"), facts },
  });
}

/** Stops a campaign for good. */
export function useStopCampaign() {
  const t = useTranslations("campaigns.record");
  return useMutation({
    mutationFn: ({ id }: Campaign) => api.call(campaigns.stop, { params: { id } }),
    meta: { failed: t("changeFailed"), done: t("stopped"), facts },
  });
}

/** Drafts an SMS to those whose message failed. */
export function useRetryBySms() {
  const t = useTranslations("campaigns.record");
  return useMutation({
    mutationFn: ({ id }: Campaign) => api.call(campaigns.retry, { params: { id } }),
    meta: { failed: t("retryFailed"), facts },
  });
}

/** Deletes a draft. */
export function useRemoveCampaign() {
  const t = useTranslations("campaigns.record");
  return useMutation({
    mutationFn: ({ id }: Campaign) => api.call(campaigns.remove, { params: { id } }),
    meta: { failed: t("removeFailed"), done: t("removed"), queries: ["/campaigns"] },
  });
}
