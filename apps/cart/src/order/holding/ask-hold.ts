const limitMs = 15_000;

/** Whether this may be a whole telephone number; the server, which knows which there are, has the last word. */
export function isPhoneLike(text: string): boolean {
  const plain = text.normalize("NFKC").trim();
  return /^[+(\d][\d\s().-]*$/.test(plain) && /^\d{9,15}$/.test(plain.replace(/\D/g, ""));
}

/**
 * What became of a number: the goods are `held`, or `full`, which is not to be promised; `invalid`: it is none;
 * `unknown`: nobody said.
 */
type Hold = "held" | "full" | "invalid" | "unknown";

/** Asks that the goods of the cart be kept for whoever has this number; what cannot be one is not asked for. */
export async function askHold(token: string, phone: string): Promise<Hold> {
  if (!isPhoneLike(phone)) return "invalid";
  try {
    const body = new URLSearchParams({ token, phone });
    const response = await fetch("/cart/hold", { method: "POST", body, signal: AbortSignal.timeout(limitMs) });
    if (response.status === 422) return "invalid";
    if (!response.ok) return "unknown";
    // Written by forms/hold-cart.ts of the same build family.
    const { held_until: until }: { held_until?: unknown } = await response.json();
    return typeof until === "string" ? "held" : "full";
  } catch {
    return "unknown";
  }
}
