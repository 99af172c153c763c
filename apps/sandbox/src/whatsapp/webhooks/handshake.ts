import { randomInt } from "node:crypto";
import type { Fetch } from "./deliveries.ts";

/** Asks a callback address whether it knows its verify token: it repeats the challenge, as text. */
export async function shakeHands(fetch: Fetch, callbackUrl: string, verifyToken: string): Promise<boolean> {
  const challenge = String(randomInt(1_000_000_000, 2_000_000_000));
  try {
    const url = new URL(callbackUrl);
    url.searchParams.set("hub.mode", "subscribe");
    url.searchParams.set("hub.challenge", challenge);
    url.searchParams.set("hub.verify_token", verifyToken);
    const answer = await fetch(url.href, { method: "GET", redirect: "manual", signal: AbortSignal.timeout(10_000) });
    return answer.status === 200 && (await answer.text()) === challenge;
  } catch {
    return false;
  }
}
