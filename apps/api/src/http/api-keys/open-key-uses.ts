import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Pool } from "../../db/connection-pool.ts";
import { apiKeys } from "../../db/schema/developers/api-keys.ts";
import { inShop } from "../../db/tenant-transaction.ts";

const everyMs = 60_000;

/** Writes down that a key was used, at most once a minute. */
export type KeyUses = (key: { id: string; shopId: string }) => void;

/** Nobody waits for it, and what goes wrong with it is only logged. */
export function openKeyUses(pool: Pool, log: Pick<Logger, "warn">): KeyUses {
  /** When this process wrote it last: calls at one moment write it once. */
  const written = new Map<string, number>();
  return ({ id, shopId }) => {
    const now = Date.now();
    if (now - (written.get(id) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
    for (const [each, at] of written) if (now - at >= everyMs) written.delete(each);
    written.set(id, now);
    const isDue = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`));
    const write = inShop(pool, shopId, (tx) =>
      tx
        .update(apiKeys)
        .set({ lastUsedAt: sql`now()` })
        .where(and(eq(apiKeys.shopId, shopId), eq(apiKeys.id, id), isDue)),
    );
    write.catch((error: unknown) => log.warn({ err: error }, "the use of a key was not written down"));
  };
}
