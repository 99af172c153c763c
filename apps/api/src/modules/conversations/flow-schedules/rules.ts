import { scheduleDaysMost } from "@mauzo/contract/conversations/flow-schedules";

const dayMs = 86_400_000;
/** Whether a draft may be planned for this time. */
export function isSchedulable(at: string, nowMs: number): boolean {
  const aheadMs = Date.parse(at) - nowMs;
  return aheadMs > 0 && aheadMs <= scheduleDaysMost * dayMs;
}
