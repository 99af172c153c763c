import type { Language } from "@mauzo/contract/shared";

type Confirmed = { ways: readonly string[]; language: Language };

/** The message in a cart's conversation once the cart is ordered, with the ways to pay where the shop has told any. */
export function orderConfirmation(number: string, total: string, { ways, language }: Confirmed): string {
  const got =
    language === "sw"
      ? `Tumepokea oda yako *${number}*. Jumla: *${total}*.`
      : `We have your order *${number}*. Total: *${total}*.`;
  if (ways.length === 0) return got;
  return [got, "", language === "sw" ? "Jinsi ya kulipa:" : "How to pay:", ...ways].join("\n");
}
