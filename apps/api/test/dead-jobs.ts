import type { Stack } from "./stack.ts";

/** The time passes after which a job is taken for one whose worker has died. */
export async function letHeartbeatsPass(stack: Stack) {
  await stack.db.query(
    "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'",
  );
}

/** The time passes that a job waits before it is tried again. */
export async function letRetriesBeDue(stack: Stack) {
  await stack.db.query("update pgboss.job set start_after = now() where state = 'retry'");
}
