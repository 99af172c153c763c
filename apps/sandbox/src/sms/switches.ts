import { isObject, type Json, numberOf, textOf } from "../whatsapp/json.ts";

/** Why a message is not taken, or not delivered; each provider has words of its own for it. */
const reasons = [
  ...(["credentials", "balance", "sender", "number", "blocked", "content", "busy", "expired", "other"] as const),
] as const;
export type Reason = (typeof reasons)[number];
type Scripted = { reason: Reason; times: number } | null;

export type SmsSwitches = {
  /** Before each answer. */
  slow_ms: number;
  /** So many messages are taken, and the line is cut before the answer. */
  drop_answers: number;
  /** So many are not taken. */
  refuse: Scripted;
  /** So many are taken, and do not arrive. */
  fail: Scripted;
  /** After how long a message arrives. */
  arrive_ms: number;
  /** How long after that the shop is told. */
  report_ms: number;
  /** How often; 0: never. */
  report_times: number;
};

export const calm: SmsSwitches = {
  ...{ slow_ms: 0, drop_answers: 0, refuse: null, fail: null },
  ...{ arrive_ms: 1_000, report_ms: 0, report_times: 1 },
};

const numbers = ["slow_ms", "drop_answers", "arrive_ms", "report_ms", "report_times"] as const;
const most = 30 * 24 * 3600_000;

function scriptedIn(value: unknown): Scripted {
  if (!isObject(value)) return null;
  const reason = reasons.find((one) => one === textOf(value.reason));
  return reason === undefined ? null : { reason, times: numberOf(value.times) ?? 1 };
}

/** The switches that `input` names; the others stay as they are. */
export function switchesIn(input: Json): Partial<SmsSwitches> {
  const change: Partial<SmsSwitches> = {};
  for (const name of numbers) {
    const value = numberOf(input[name]);
    if (value !== undefined) change[name] = Math.min(most, Math.max(0, value));
  }
  if ("refuse" in input) change.refuse = scriptedIn(input.refuse);
  if ("fail" in input) change.fail = scriptedIn(input.fail);
  return change;
}
