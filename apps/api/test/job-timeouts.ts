import type { Stack } from "./stack.ts";

/** Lets the time pass after which a job's worker counts as dead. */
export async function expireHeartbeats(stack: Stack) {
  await stack.db.query(
    "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'",
  );
}

/** Lets the time pass that a job waits before its retry. */
export async function makeRetriesDue(stack: Stack) {
  await stack.db.query("update pgboss.job set start_after = now() where state = 'retry'");
}
