import type { CartOrdered } from "@mauzo/contract/orders/cart";
import { maskPhones } from "@mauzo/format/mask-phones";

/**
 * Answers that are a shop's own words, which its members read and save again: what it says of itself and of its
 * products, and what somebody typed into the same request.
 */
const ownWords =
  /^\/(?:user|auth|staff|invites?|shop|delivery-methods|payment-settings|order-workflow|products|product-[a-z-]+|add-on-groups|sets|media|canned-replies|orders\/matches)(?:$|\/(?!try\/))/;

/** Whether an answer of this path may name customers. */
export const mayNameCustomers = (path: string): boolean => !ownWords.test(path);

/** What a customer's page says of the shop itself: the numbers that it is paid on. */
const ofTheShop: keyof CartOrdered = "ways";

/** The same value with the telephone numbers in all of its texts masked, but for those of the shop. */
export function hideNumbers(value: unknown): unknown {
  if (typeof value === "string") return maskPhones(value);
  if (Array.isArray(value)) return value.map(hideNumbers);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === ofTheShop ? each : hideNumbers(each)]),
  );
}
