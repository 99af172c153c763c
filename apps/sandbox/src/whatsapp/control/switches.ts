import { isObject, type Json, numberOf } from "../json.ts";
import type { Switches } from "../world/model.ts";

const numbers = ["slow_ms", "drop_answers", "duplicate", "reorder", "batch", "status_delay_ms"] as const;
const flags = ["expired_token", "status_before_answer", "no_status"] as const;
const most = 24 * 3600_000;

/** The switches that `input` names; the others stay as they are. */
export function switchesIn(input: Json): Partial<Switches> {
  const change: Partial<Switches> = {};
  for (const name of numbers) {
    const value = numberOf(input[name]);
    if (value !== undefined) change[name] = Math.min(most, Math.max(0, value));
  }
  for (const name of flags) {
    const value = input[name];
    if (typeof value === "boolean") change[name] = value;
  }
  if (input.window_refusal === "answer" || input.window_refusal === "status")
    change.window_refusal = input.window_refusal;
  if (input.template_review === "rule" || input.template_review === "hand")
    change.template_review = input.template_review;
  if (input.fail === null) change.fail = null;
  if (isObject(input.fail)) {
    const { code, times, by } = input.fail;
    change.fail = {
      code: numberOf(code) ?? 131000,
      times: numberOf(times) ?? 1,
      by: by === "status" ? "status" : "answer",
    };
  }
  return change;
}
