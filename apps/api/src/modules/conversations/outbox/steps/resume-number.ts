import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import { lockPause, setConnectionState, setPause } from "../queries/results.ts";

/** Ends a number's pause, as the provider takes its messages. */
export async function resumeNumber(
  tx: Tx,
  emitFact: EmitFact,
  { shopId, numberId }: { shopId: string; numberId: string },
): Promise<void> {
  const before = await lockPause(tx, shopId, numberId);
  if (!before || (before.pauses === 0 && before.pausedUntil === null && before.pausedCode === null)) return;
  await setPause(tx, { shopId, numberId }, { pausedUntil: null, pausedCode: null, pauses: 0 });
  if (before.pausedCode === null) return;
  await setConnectionState(tx, { shopId, connectionId: before.connectionId }, { state: "ok", refusedCode: null });
  const actor = { kind: "system" as const };
  await emitFact(tx, { name: "channel.resumed", shopId, subject: numberId, actor, payload: {} });
}
