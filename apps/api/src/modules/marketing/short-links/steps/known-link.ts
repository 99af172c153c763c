import type { CampaignLink } from "@mauzo/contract/marketing/campaign-links";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { columnsOf } from "../rules.ts";
import { requireTarget } from "./require-target.ts";

/** Where the link in a campaign's text leads, as it is stored. @throws 422 for what the shop does not have */
export async function knownLink(tx: Tx, shopId: string, link: CampaignLink) {
  if (link.kind === "chat") return { linkKind: link.kind, linkProductId: null, linkSetId: null };
  await requireTarget(tx, shopId, link, ["body", "link", "id"]);
  const { kind, productId, setId } = columnsOf(link);
  return { linkKind: kind, linkProductId: productId, linkSetId: setId };
}
