import type { marketingFacts } from "@mauzo/contract/marketing/facts";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { EmitFact } from "../../../../facts.ts";
import type { ShopContext } from "../../../../http/request-context.ts";

export type CampaignKind = z.output<(typeof marketingFacts)["campaign.changed"]["payload"]>["kind"];

/** Emits that a member of the shop changed a campaign. */
export const tellCampaign = (
  tx: Tx,
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, person: { userId } }: Pick<ShopContext, "shopId" | "person">,
  { id, kind }: { id: string; kind: CampaignKind },
): Promise<void> =>
  emitFact(tx, {
    ...{ name: "campaign.changed" as const, shopId, subject: id, payload: { kind } },
    actor: { kind: "staff", user_id: userId },
  });

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
