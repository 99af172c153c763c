import type { Tx } from "../../../../db/tenant-transaction.ts";
import { updateConnection } from "../queries.ts";

/** Writes when the next message may leave over a connection. */
export const setFreeAt = (tx: Tx, shopId: string, id: string, freeAt: Date) =>
  updateConnection(tx, shopId, id, { freeAt: freeAt.toISOString() });
