import type { Recipient } from "../../../../gateways/channels/port.ts";

type Ways = { phone: string | null; waId: string | null; bsuid: string | null };

/** How a contact is named to the provider: by their number, as it writes it, or by the id of somebody who hides it. */
export function recipientOf({ phone, waId, bsuid }: Ways): Recipient | undefined {
  if (waId !== null) return { phone: `+${waId}` };
  if (bsuid !== null) return { bsuid };
  return phone === null ? undefined : { phone };
}
