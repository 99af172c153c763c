import { errorOf } from "@mauzo/channels/errors";
import type { SendResult } from "../../../../gateways/channels/port.ts";

/** How often a part is tried before it fails, if the provider keeps putting it off. */
const mostTries = 5;

/** For how long nobody knows what became of a part, and then: the provider answers within ten seconds or not at all. */
export const sendingMs = 30_000;
/** For how long a part whose answer was lost holds what follows it: its status mostly comes by then. */
export const unknownHoldsMs = 20_000;

const backOffMs = (count: number, most: number) => Math.min(4 ** count * 1000, most);
const longestPauseMs = 256_000;
const pausedMs = 15 * 60_000;

export type Outcome =
  | { event: "accepted"; externalId: string; waId: string | undefined }
  /** `counts`: as one of its tries. */
  | { event: "postponed"; counts: boolean; afterMs: number }
  | { event: "refused"; code: number | null }
  | { event: "lost" };

/** What a refusal means beyond the one part. */
export type Consequence =
  /** Nothing of the number leaves for a while; with a code, the shop must do something about it. */
  | { kind: "pause"; afterMs: number; code: number | null }
  | { kind: "window closed" }
  | { kind: "contact"; code: number };

/** What an error of the provider means beyond the one part. */
export function consequenceOf(code: number | null): Consequence | undefined {
  const { action } = errorOf(code);
  if (action === "pause") return { kind: "pause", afterMs: pausedMs, code };
  if (action === "window_closed") return { kind: "window closed" };
  return action === "contact" && code !== null ? { kind: "contact", code } : undefined;
}

/**
 * What becomes of a part by the answer to its request.
 * @param tries how often it was tried, with this time.
 * @param pauses how often in a row its number was paused.
 */
export function outcomeOf(
  result: SendResult,
  { tries, pauses }: { tries: number; pauses: number },
): { outcome: Outcome; consequence?: Consequence | undefined } {
  if (result.result === "accepted")
    return { outcome: { event: "accepted", externalId: result.externalId, waId: result.waId } };
  if (result.result === "unknown") return { outcome: { event: "lost" } };
  const { code, action, backOff } =
    result.result === "unreached"
      ? { code: null, action: "retry" as const, backOff: "number" as const }
      : errorOf(result.code);
  if (action === "pause")
    return { outcome: { event: "postponed", counts: false, afterMs: 0 }, consequence: consequenceOf(code) };
  if (action !== "retry" || tries >= mostTries)
    return { outcome: { event: "refused", code }, consequence: action === "retry" ? undefined : consequenceOf(code) };
  const outcome = { event: "postponed" as const, counts: true, afterMs: backOffMs(tries - 1, longestPauseMs) };
  if (backOff !== "number") return { outcome };
  return { outcome, consequence: { kind: "pause", afterMs: backOffMs(pauses, longestPauseMs), code: null } };
}
