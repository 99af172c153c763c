import { scheduleDaysMost, scheduleProblems } from "@mauzo/contract/conversations/flow-schedules";
import type { ErrorValues } from "@mauzo/contract/errors";
import { Refusal } from "../../../http/refuse.ts";

const dayMs = 86_400_000;
/** Whether a draft may be planned for this time. */
export function isSchedulable(at: string, nowMs: number): boolean {
  const aheadMs = Date.parse(at) - nowMs;
  return aheadMs > 0 && aheadMs <= scheduleDaysMost * dayMs;
}

/** Why a draft was refused, if it is a reason to tell. */
export function problemOf(error: unknown) {
  if (!(error instanceof Refusal)) return undefined;
  const problem = scheduleProblems.find((each) => each === error.code);
  const values: ErrorValues = typeof error.reason === "object" ? error.reason.values : {};
  const count = Number(values.count);
  return problem && { problem, problemCount: Number.isInteger(count) ? count : null };
}
