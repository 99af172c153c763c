import type { Logger } from "pino";
import type { Pool } from "../../../db/connection-pool.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { updateLastUse } from "./queries.ts";

const everyMs = 60_000;

/** Writes down that a key was used, at most once a minute. Nobody waits for it, and what goes wrong is only logged. */
export function openKeyUses({ pool, log }: { pool: Pool; log: Pick<Logger, "warn"> }) {
  /** When this process wrote it last: calls at one moment write it once. */
  const written = new Map<string, number>();
  return ({ id, shopId }: { id: string; shopId: string }): void => {
    const now = Date.now();
    if (now - (written.get(id) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
    for (const [each, at] of written) if (now - at >= everyMs) written.delete(each);
    written.set(id, now);
    inShop(pool, shopId, (tx) => updateLastUse(tx, shopId, id)).catch((error: unknown) =>
      log.warn({ err: error }, "the use of a key was not written down"),
    );
  };
}
