import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { lockPart, setAccepted, setNotAccepted } from "../queries/results.ts";
import { stateAfter } from "../rules/outbox-state.ts";
import { type Outcome, unknownHoldsMs } from "../rules/retries.ts";

type OnePart = { shopId: string; id: string; conversationId: string };

/** Writes what became of a part by the answer to its request, which may come after statuses of it. */
export async function recordResult(
  tx: Tx,
  { shopId, id, conversationId }: OnePart,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const part = await lockPart(tx, shopId, id);
  if (!part) return;
  const state = stateAfter(part.state, outcome.event);
  if (outcome.event === "accepted") await setAccepted(tx, { shopId, id }, state, outcome.externalId);
  else if (state !== part.state) {
    const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const counts = outcome.event !== "postponed" || outcome.counts;
    await setNotAccepted(
      tx,
      { shopId, id },
      {
        state,
        tries: counts ? part.tries : part.tries - 1,
        code: outcome.event === "refused" ? outcome.code : null,
        failedAt: state === "failed" ? now.toISOString() : null,
        dueAt:
          outcome.event === "postponed"
            ? later(outcome.afterMs)
            : outcome.event === "lost"
              ? later(unknownHoldsMs)
              : null,
      },
    );
  }
  if (state === "failed" || state === "unknown")
    await publishLiveEvent(tx, { topic: "conversations", id: conversationId });
}
