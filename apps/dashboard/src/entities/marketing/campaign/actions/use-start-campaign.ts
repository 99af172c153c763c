import { type CampaignStart, campaigns } from "@mauzo/contract/marketing/campaigns";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/**
 * Starts a campaign, now or later; sending the same again after a lost response does not start it twice. `onStarted` is called even
 * when the live line was faster than the response, and the page shows something else by then.
 */
export function useStartCampaign(id: string, onStarted: (start: CampaignStart) => void) {
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: CampaignStart) =>
      api.call(campaigns.start, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess: (_, start) => {
      onDone();
      onStarted(start);
    },
    meta: { facts: ["campaign.changed"] },
  });
}
