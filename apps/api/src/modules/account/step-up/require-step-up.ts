import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import { isSteppedUp } from "./queries.ts";

/**
 * Requires that the password was given in this session within the last five minutes, for a call that needs it only for
 * some of what it may change: its endpoint names `step_up` in its errors.
 */
export async function requireStepUp(tx: Tx, { sessionId }: { sessionId: string | null }): Promise<void> {
  if (sessionId === null || !(await isSteppedUp(tx, sessionId))) throw refuse("step_up");
}
