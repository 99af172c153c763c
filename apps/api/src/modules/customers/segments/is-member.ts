import type { Tx } from "../../../db/tenant-transaction.ts";
import { countMembers } from "../customers/count-members.ts";
import { findSegment } from "./queries.ts";

type Asked = { customerId: string; segment: string };
/** Whether a customer is among the members of a segment at this moment; nobody is of one that is gone. */
export async function isMember(tx: Tx, shopId: string, { customerId, segment: id }: Asked): Promise<boolean> {
  const segment = await findSegment(tx, shopId, id);
  return segment !== undefined && (await countMembers(tx, shopId, segment.document, customerId)).count > 0;
}
