import { vi } from "vitest";
import type { Stack } from "./stack.ts";

const behind = `select from fact_cursors c
  where exists (select from facts f where (f.xid, f.seq) > (c.xid, c.seq))`;

/**
 * Dispatches every committed fact. An open transaction of another test, on the same server, may delay some of them for a
 * moment.
 */
export const dispatchFacts = ({ dispatcher, db }: Pick<Stack, "dispatcher" | "db">): Promise<void> =>
  vi.waitFor(
    async () => {
      await dispatcher.dispatchDue();
      if ((await db.query(behind)).rowCount !== 0) throw new Error("facts are left");
    },
    { timeout: 30_000, interval: 20 },
  );
