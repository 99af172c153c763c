import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { refuse } from "../../../../http/refuse.ts";
import type { lockDefaultConnection } from "../../sms-connections/lock-default-connection.ts";
import { planOverWhatsapp } from "../../whatsapp-campaigns/steps/plan-over-whatsapp.ts";
import type { CampaignRow } from "../queries/campaigns.ts";
import type { Chosen } from "./list-chosen.ts";
import { planCampaign } from "./plan-campaign.ts";

type Stored = Pick<CampaignRow, "shopId" | "channel" | "message" | "templateId"> & Chosen;
type PlanDeps = { env: Pick<Deps["env"], "siteUrl"> };
type Connection = Awaited<ReturnType<typeof lockDefaultConnection>>;

/** Who gets a campaign now, over what it is sent and what that costs. @throws 409 for one that is not complete, too large or has nothing to be sent over; 422 for a segment that is gone */
export async function planByChannel(tx: Tx, deps: PlanDeps, campaign: Stored, connection: Connection) {
  if (campaign.channel === "whatsapp") {
    const { recipients, reached, priceMinor, eachMinor } = await planOverWhatsapp(tx, deps, campaign);
    return {
      ...{ reached, priceMinor, way: { connectionId: null, partMinor: eachMinor } },
      recipients: recipients.map((each) => ({
        ...{ ...each, parts: each.skipped === null ? 1 : 0, priceMinor: each.priceMinor ?? 0 },
      })),
    };
  }
  if (!connection) throw refuse("sms_connection_missing");
  const { id: connectionId, partMinor } = connection;
  const { recipients, reached, priceMinor } = await planCampaign(tx, deps, campaign.shopId, campaign, partMinor);
  const price: number | null = priceMinor;
  return { reached, priceMinor: price, recipients, way: { connectionId, partMinor } };
}
