import { vi } from "vitest";
import type { Stack } from "./stack.ts";

/**
 * Sends requests while another transaction holds the locks of `statement`, until each one either waits for it or has
 * been answered: what they read before, they have read by then. Then that transaction ends by `end`, and all continue
 * at once. Returns the answers and how many waited.
 */
export async function whileLocked<Answer>(
  stack: Stack,
  { statement, values, end = "rollback" }: { statement: string; values: unknown[]; end?: "rollback" | "commit" },
  send: () => Promise<Answer>[],
): Promise<{ answers: Answer[]; waited: number }> {
  const holder = await stack.db.connect();
  try {
    await holder.query("begin");
    await holder.query(statement, values);
    const sent = send();
    let answered = 0;
    for (const answer of sent) void answer.finally(() => answered++);
    const waiting = async () => {
      const { rows } = await stack.db.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database()
         and usename = 'mauzo_app' and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count ?? 0;
    };
    const waited = await vi.waitFor(
      async () => {
        const now = await waiting();
        if (now + answered < sent.length) throw new Error("some are on their way");
        return now;
      },
      { timeout: 10_000, interval: 10 },
    );
    await holder.query(end);
    return { answers: await Promise.all(sent), waited };
  } finally {
    holder.release(true);
  }
}
