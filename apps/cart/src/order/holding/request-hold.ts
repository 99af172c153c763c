import { isPhoneLike } from "../phone-like.ts";

const limitMs = 15_000;

/**
 * The result of a hold request: `held`; `full`: the shop cannot hold the stock; `invalid`: not a phone number;
 * `unknown`: no usable response.
 */
type Hold = "held" | "full" | "invalid" | "unknown";

/** Asks the server to hold the cart's stock for this phone number, unless it cannot be one. */
export async function requestHold(token: string, phone: string): Promise<Hold> {
  if (!isPhoneLike(phone)) return "invalid";
  try {
    const body = new URLSearchParams({ token, phone });
    const response = await fetch("/cart/hold", { method: "POST", body, signal: AbortSignal.timeout(limitMs) });
    if (response.status === 422) return "invalid";
    if (!response.ok) return "unknown";
    // forms/hold-cart.ts writes this response.
    const { held_until: until }: { held_until?: unknown } = await response.json();
    return typeof until === "string" ? "held" : "full";
  } catch {
    return "unknown";
  }
}
