import { campaigns } from "@mauzo/contract/marketing/campaigns";
import type { Language } from "@mauzo/contract/shared";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** Sends the message of a campaign to one number. */
export const useTestCampaign = (id: string) =>
  useMutation({
    mutationFn: (body: { phone: string; language: Language }) => api.call(campaigns.test, { params: { id }, body }),
  });
