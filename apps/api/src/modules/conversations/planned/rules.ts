import { plannedLimits } from "@mauzo/contract/conversations/planned-messages";

const dayMs = 86_400_000;
/** Whether something may be planned for this time. */
export const isPlannable = (sendAt: string, nowMs: number): boolean => {
  const aheadMs = Date.parse(sendAt) - nowMs;
  return aheadMs > 0 && aheadMs <= plannedLimits.days * dayMs;
};

const mostLateSeconds = 3_600;
/** Whether its time is over for so long that its words may be wrong by now. */
export const isTooLate = (leftSeconds: number): boolean => leftSeconds < -mostLateSeconds;
