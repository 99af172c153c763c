import type { Reply } from "../asking/ask-provider.ts";

/** What lets us in at a provider, and until when. */
export type Admission = { token: string; until: number };
/** credentials: it does not know us. silence, answer: it did not say. */
export type NoAdmission = "credentials" | "silence" | "answer";

/**
 * Keeps what lets us in until it runs out or is refused; whoever comes at once waits for the same one.
 * @param settleMs so long a new one may be refused and is good even so: it is kept.
 */
export function openSession(
  admit: (signal: AbortSignal) => Promise<Admission | NoAdmission>,
  { now, settleMs = 0 }: { now: () => number; settleMs?: number },
) {
  let held: (Admission & { since: number }) | undefined;
  let underway: Promise<Admission | NoAdmission> | undefined;

  async function enter(signal: AbortSignal): Promise<Admission | NoAdmission> {
    if (held && held.until > now()) return held;
    underway ??= admit(signal).finally(() => {
      underway = undefined;
    });
    const got = await underway;
    if (typeof got === "object" && held?.token !== got.token) held = { ...got, since: now() };
    return got;
  }

  /** Sends with what lets us in. What was turned away at the door did nothing, so it is sent once more with a new one. */
  return async (
    signal: AbortSignal,
    send: (token: string) => Promise<Reply>,
    isTurnedAway: (reply: Reply) => boolean,
  ): Promise<Reply | NoAdmission> => {
    const first = await enter(signal);
    if (typeof first === "string") return first;
    const reply = await send(first.token);
    if (!isTurnedAway(reply)) return reply;
    if (held?.token === first.token) {
      if (now() - held.since < settleMs) return reply;
      held = undefined;
    }
    const second = await enter(signal);
    return typeof second === "string" ? second : send(second.token);
  };
}
