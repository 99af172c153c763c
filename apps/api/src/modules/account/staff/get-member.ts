import type { Member } from "@mauzo/contract/account/invites";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { listMembers } from "./queries.ts";

/** A member of the shop, or 404. */
export async function getMember(tx: Tx, shopId: string, userId: string): Promise<Member> {
  const member = (await listMembers(tx, shopId)).find(({ id }) => id === userId);
  if (!member) throw notFound();
  return member;
}
