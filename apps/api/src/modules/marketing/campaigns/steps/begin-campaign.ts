import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { createLookupKey } from "../../../../db/lookup-keys.ts";
import { runAfterCommit, type Tx } from "../../../../db/tenant-transaction.ts";
import { loops } from "../../../../jobs/wake-loops.ts";
import { newCampaignCode } from "../../opt-outs/steps/link-code.ts";
import { insertCampaign, saveCampaignRow } from "../queries/campaigns.ts";
import { dayMoment } from "../queries/day-moments.ts";
import { insertRecipients } from "../queries/recipients.ts";
import type { planByChannel } from "./plan-campaign.ts";

/** What the links of the campaign's messages begin with. */
async function createCode(tx: Tx, shopId: string, targetId: string): Promise<string> {
  for (;;) {
    const key = newCampaignCode();
    if (await createLookupKey(tx, { kind: "campaign", key, shopId, targetId })) return key;
  }
}

type Begun = {
  shopId: string;
  id: string;
  channel: CampaignChannel;
  savedBy: string;
  /** Of which recurring campaign it is a run. */
  planId?: string;
};

/** Fixes who gets a draft, which is locked, and has it sent from then on. */
export async function beginCampaign(
  tx: Tx,
  { shopId, id, channel, savedBy, planId }: Begun,
  { recipients, priceMinor, way }: Awaited<ReturnType<typeof planByChannel>>,
  begin: Date,
): Promise<void> {
  await insertRecipients(
    tx,
    recipients.map(({ occasion, ...recipient }, n) => {
      // Who is left out for another reason gets it later, if their occasion still holds.
      const isTheirs = occasion !== null && (recipient.skipped === null || recipient.skipped === "held_out");
      return {
        ...{ shopId, campaignId: id, n, ...recipient },
        state: recipient.skipped === null ? ("prepared" as const) : ("skipped" as const),
        ...{ planId: isTheirs ? (planId ?? null) : null, occasion: isTheirs ? occasion : null },
      };
    }),
  );
  const startsAt = begin.toISOString();
  await saveCampaignRow(tx, shopId, id, {
    ...{ state: begin > new Date() ? "scheduled" : "sending", quotedMinor: priceMinor, ...way },
    ...{ startsAt, dueAt: await dayMoment(tx, shopId, startsAt), followAt: channel === "sms" ? null : startsAt },
    code: await createCode(tx, shopId, id),
    savedBy,
  });
  runAfterCommit(tx, loops.campaigns.wake);
}

type Run = Parameters<typeof insertCampaign>[1] & { planId: string };

/** Makes the run of a recurring campaign, and has it sent from then on. @returns its id */
export async function beginRun(
  tx: Tx,
  run: Run,
  plan: Awaited<ReturnType<typeof planByChannel>>,
  begin: Date,
): Promise<string> {
  const { shopId, channel, savedBy, planId } = run;
  const id = await insertCampaign(tx, run);
  await beginCampaign(tx, { shopId, id, channel, savedBy, planId }, plan, begin);
  return id;
}
