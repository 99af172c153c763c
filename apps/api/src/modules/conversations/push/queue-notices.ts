import type { AfterCommitSubscriber } from "../../../facts.ts";
import { listDevicesFor } from "./queries.ts";

/** Whoever looks at the conversation has seen it by then, and their devices stay silent. */
const afterSeconds = 3;

/** Has the devices told whose owners a customer waits for. However much one writes at once, a device is told of it once. */
export const queueNotices: AfterCommitSubscriber["handle"] = async (tx, { queue }, { shopId, facts }) => {
  const ids = [...new Set(facts.map(({ subject }) => subject))];
  for (const { deviceId, conversationId } of await listDevicesFor(tx, shopId, ids)) {
    const singleKey = `${deviceId} ${conversationId}`;
    await queue.send(tx, "push-notice", { shopId, deviceId, conversationId, time: 1 }, { afterSeconds, singleKey });
  }
};
