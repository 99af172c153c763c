import type { SegmentMatch } from "@mauzo/contract/customers/segment-criteria";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { findSegmentDocument } from "../queries/find-segment.ts";
import { type AudienceChannel, type AudienceMember, listMembers, type Occasion } from "../queries/list-audience.ts";

export type { AudienceMember, Occasion };

type Asked = {
  everyone: boolean;
  segments: string[];
  tags: string[];
  match: SegmentMatch;
  contacts: string[];
  isListed: boolean;
  occasion?: Occasion | undefined;
};

/** Everybody whom something is for, each once. @throws 422 for a segment that is gone */
export async function listAudience(
  tx: Tx,
  shopId: string,
  channel: AudienceChannel,
  { segments, occasion, ...asked }: Asked,
): Promise<AudienceMember[]> {
  const documents = [];
  for (const id of asked.everyone ? [] : segments) {
    const document = await findSegmentDocument(tx, shopId, id);
    if (!document) throw refuse("segment_unknown");
    documents.push(document);
  }
  return listMembers(tx, shopId, channel, { ...asked, documents }, occasion);
}
