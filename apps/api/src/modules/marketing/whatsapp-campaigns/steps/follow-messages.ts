import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { updateRow } from "../queries/campaigns.ts";
import { hasOpenEnds, listNews, storeNews } from "../queries/messages.ts";
import { failureOfCode } from "../rules/failure-of-code.ts";

/** For so long after its end statuses of a campaign's messages are waited for. */
const followMs = 24 * 3_600_000;
const [soonMs, laterMs, newMs] = [2_000, 60_000, 10 * 60_000];

type Followed = { shopId: string; id: string; endedAt: string | null };

/** Takes over what became of a campaign's messages in the outbox, and says when to look again. The campaign is locked. */
export async function followMessages(tx: Tx, { shopId, id, endedAt }: Followed, now: Date): Promise<void> {
  const began = Date.now();
  const news = await listNews(tx, shopId, id);
  if (news.length > 0) {
    await storeNews(
      tx,
      shopId,
      news.map(({ id, state, code, lapsed, at }) => ({
        ...{ id, state, at },
        failure: state !== "failed" ? null : lapsed ? "expired" : failureOfCode(code),
        skipped: state !== "skipped" ? null : code === null ? "stopped" : "opted_out",
      })),
    );
    await publishLiveEvent(tx, { topic: "campaigns", id });
  }
  const since = endedAt === null ? 0 : now.getTime() - new Date(endedAt).getTime();
  const isOver = since > followMs || (endedAt !== null && !(await hasOpenEnds(tx, shopId, id)));
  // A large campaign takes its time to look at: at most a fiftieth of it is spent on that.
  const waitMs = Math.max(since > newMs ? laterMs : soonMs, 50 * (Date.now() - began));
  const followAt = isOver ? null : new Date(now.getTime() + waitMs).toISOString();
  await updateRow(tx, shopId, id, { followAt });
}
