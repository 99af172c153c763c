import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { isOver } from "../../../entities/marketing/campaign/rules.ts";

/** How many of those that are over, and of the drafts, the index shows. */
const fewest = 3;

/**
 * Campaigns by how they stand, each once and each group in their order: what is sent now first, of what is past only the
 * newest.
 */
export function groupsOf(...lists: readonly (readonly Campaign[])[]) {
  const campaigns = [...new Map(lists.flat().map((campaign) => [campaign.id, campaign])).values()];
  const running = campaigns.filter(({ state }) => state === "sending" || state === "paused");
  const planned = campaigns.filter(({ state }) => state === "scheduled");
  const drafts = campaigns.filter(({ state }) => state === "draft").slice(0, fewest);
  const over = campaigns.filter(isOver).slice(0, fewest);
  return [
    { title: "runningTitle", items: running },
    { title: "plannedTitle", items: planned },
    { title: "overTitle", items: over },
    { title: "draftsTitle", items: drafts },
  ] as const;
}
