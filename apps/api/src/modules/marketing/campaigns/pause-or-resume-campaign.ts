import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { runAfterCommit } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { loops } from "../../../jobs/wake-loops.ts";
import { updateCampaignRow } from "./queries/campaigns.ts";
import { dayMoment } from "./queries/day-moments.ts";
import { getCampaign } from "./steps/get-campaign.ts";
import { lockCampaign } from "./steps/lock-campaign.ts";
import { tellCampaign } from "./steps/tell-campaign.ts";

/** Pauses a campaign, or goes on with it; one that already is as wanted stays so. @throws 404; 409 before its start and after its end */
export const pauseOrResumeCampaign = (
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id, pause }: { id: string; pause: boolean },
): Promise<Campaign> =>
  context.tx(async (tx) => {
    const { shopId } = context;
    const { state, startsAt } = await lockCampaign(tx, shopId, id);
    if (state === "draft") throw refuse("campaign_not_started");
    if (state === "done" || state === "stopped") throw refuse("campaign_over");
    if (pause === (state === "paused")) return getCampaign(tx, shopId, id);
    const now = new Date();
    const begin = startsAt !== null && new Date(startsAt) > now ? new Date(startsAt) : now;
    await updateCampaignRow(
      tx,
      shopId,
      id,
      pause
        ? { state: "paused", pausedWhy: "person", dueAt: null }
        : {
            ...{ state: begin > now ? "scheduled" : "sending", pausedWhy: null },
            dueAt: await dayMoment(tx, shopId, begin.toISOString()),
          },
    );
    await tellCampaign(tx, deps, context, { id, kind: pause ? "paused" : "resumed" });
    if (!pause) runAfterCommit(tx, loops.campaigns.wake);
    return getCampaign(tx, shopId, id);
  });
