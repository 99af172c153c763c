import type { WebhookProblem } from "@mauzo/contract/developers/webhook-kinds";
import { failingDays } from "@mauzo/contract/developers/webhook-kinds";
import type { WebhookAnswer } from "../../../../gateways/webhooks/port.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** How long it waits after each try that failed, before the next: the schedule of Standard Webhooks. */
export const waitsMs = [
  ...[5 * second, 5 * minute, 30 * minute],
  ...[2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
] as const;
const jitter = 0.2;
const mostAskedMs = 24 * hour;
const asksToWait = new Set([429, 503]);

/** How a try ended: with the status and problem that are written down. */
export type TryOutcome = {
  status: number | null;
  problem: WebhookProblem | null;
  /** For how long the endpoint asked to be left alone. */
  askedMs: number;
};

/** What `Retry-After` asks for: seconds or a date, a day at most. */
function askedOf(text: string | undefined, now: Date): number {
  if (text === undefined) return 0;
  const ms = /^\d{1,9}$/.test(text.trim()) ? Number(text) * second : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(0, ms), mostAskedMs);
}

/** Only 2xx counts as received. */
export function outcomeOf(answer: WebhookAnswer, now: Date): TryOutcome {
  if ("problem" in answer) return { status: null, problem: answer.problem, askedMs: 0 };
  const { status, headers } = answer;
  const problem = status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? "redirected" : "refused";
  return { status, problem, askedMs: asksToWait.has(status) ? askedOf(headers["retry-after"], now) : 0 };
}

/**
 * When it is tried again after this many tries; undefined: not any more.
 * @param random from 0 to 1: deliveries that failed together are not tried together.
 */
export function nextTryAt(tries: number, { askedMs }: Pick<TryOutcome, "askedMs">, now: Date, random: number) {
  const wait = waitsMs[tries - 1];
  if (wait === undefined) return undefined;
  const ms = Math.max(wait * (1 - jitter + 2 * jitter * random), askedMs);
  return new Date(now.getTime() + ms);
}

/** Whether it has failed for so long that nothing more is sent. */
export const hasFailedForDays = (failingSince: string | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - Date.parse(failingSince) >= failingDays * 24 * hour;
