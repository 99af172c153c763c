import { eq, sql } from "drizzle-orm";
import { toIsoString } from "../../../db/columns.ts";
import { viewings } from "../../../db/schema/account/viewings.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

type NewViewing = { sessionId: string; shopId: string; memberId: string; minutes: number };

/** @returns until when */
export async function insertViewing(tx: Tx, { minutes, ...row }: NewViewing): Promise<string> {
  const endsAt = sql<string>`now() + make_interval(mins => ${minutes})`;
  const [begun] = await tx
    .insert(viewings)
    .values({ ...row, endsAt })
    .onConflictDoUpdate({ target: viewings.sessionId, set: { ...row, endsAt } })
    .returning({ endsAt: viewings.endsAt });
  if (!begun) throw new Error("a viewing was not written down");
  return toIsoString(begun.endsAt);
}

/** @returns whom the session saw the shop as */
export async function deleteViewing(tx: Tx, sessionId: string): Promise<string | undefined> {
  const stopped = await tx
    .delete(viewings)
    .where(eq(viewings.sessionId, sessionId))
    .returning({ id: viewings.memberId });
  return stopped[0]?.id;
}
