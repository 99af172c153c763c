import { scheduleProblems } from "@mauzo/contract/conversations/flow-schedules";
import type { ErrorValues } from "@mauzo/contract/errors";
import { Refusal } from "../../../../http/refuse.ts";

/** Why a draft was refused, if it is a reason to tell. */
export function problemOf(error: unknown) {
  if (!(error instanceof Refusal)) return undefined;
  const problem = scheduleProblems.find((each) => each === error.code);
  const values: ErrorValues = typeof error.reason === "object" ? error.reason.values : {};
  const count = Number(values.count);
  return problem && { problem, problemCount: Number.isInteger(count) ? count : null };
}
