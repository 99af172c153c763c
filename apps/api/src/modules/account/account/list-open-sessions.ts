import type { OpenSession } from "@mauzo/contract/account/account";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Person } from "../../../http/request-context.ts";
import { listSessions } from "./queries.ts";
import { deviceOf } from "./rules.ts";

/** Lists the sessions in which the person is signed in. */
export async function listOpenSessions(
  { pool }: Pick<Deps, "pool">,
  { userId, sessionId }: Person,
): Promise<{ items: OpenSession[] }> {
  const rows = await listSessions(outsideShops(pool), userId);
  const items = rows.map(({ id, userAgent, ipAddress, createdAt, seenAt }) => ({
    id,
    ...deviceOf(userAgent),
    address: ipAddress,
    started_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
    is_current: id === sessionId,
  }));
  return { items };
}
