import type { CampaignAudience } from "@mauzo/contract/marketing/campaign-audience";
import { toE164 } from "@mauzo/format/phone";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { holdSegment } from "../../../customers/segments/hold-segment.ts";
import type { StoredAudience } from "../queries/campaigns.ts";
import { listContactsOf } from "../queries/recipients.ts";

/**
 * An audience as it is stored: numbers as whose they are, each once however it was written. @throws 422 for what is no
 * number and for a segment that is gone
 */
export async function storeAudience(
  tx: Tx,
  shopId: string,
  { numbers, ...audience }: CampaignAudience,
): Promise<StoredAudience> {
  const phones = new Set(
    numbers.map((written, at) => {
      const phone = toE164(written);
      if (!phone) throw refuse("phone_invalid", { loc: ["body", "audience", "numbers", at] });
      return phone;
    }),
  );
  const segments = [...new Set(audience.segments)];
  // Each in the same order, as everybody who holds several.
  for (const id of segments.toSorted()) await holdSegment(tx, { shopId, id, loc: ["body", "audience", "segments"] });
  const contacts = phones.size === 0 ? [] : await listContactsOf(tx, shopId, [...phones]);
  const tags = [...new Set(audience.tags)];
  return { ...audience, segments, tags, contacts, unknown_numbers: phones.size - contacts.length };
}
