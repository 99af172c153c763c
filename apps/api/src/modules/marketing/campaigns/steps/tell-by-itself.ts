import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import type { CampaignKind } from "./tell-campaign.ts";

/** Emits what happened with a campaign though nobody did it. */
export const tellByItself = (
  tx: Tx,
  emitFact: EmitFact,
  { shopId, id, kind }: { shopId: string; id: string; kind: CampaignKind },
): Promise<void> =>
  emitFact(tx, {
    ...{ name: "campaign.changed" as const, shopId, subject: id, payload: { kind } },
    actor: { kind: "system" },
  });
