import { at, idAt, listAt, momentOf, nameAt, numberAt } from "./json.ts";

/** In their order; `played` is for voice notes. A failure says nothing of the others: it may come before or after. */
export const deliveryStatuses = ["sent", "delivered", "read", "played", "failed"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export type InboundStatus = {
  wamid: string;
  status: DeliveryStatus;
  /** What we sent as `biz_opaque_callback_data`: our id in the outbox. */
  outboxId: string | null;
  /** The provider's time, ISO 8601. */
  providerAt: string | null;
  /** The recipient's id at WhatsApp, which may differ from the number that was asked for. */
  waId: string | null;
  bsuid: string | null;
  /** Of the first error of a failure: `errorOf(code)` says what to do. */
  code: number | null;
  /** The provider's own words for it, in English, for the log. */
  reason: string;
  /** Whether the message costs something; null if the provider did not say. */
  billable: boolean | null;
  /** The price's category: `utility`, `marketing`, `service`; "" if the provider did not say. */
  category: string;
  /** Until when the chat is free because it began from an advertisement; ISO 8601. */
  entryUntil: string | null;
};

/** What became of a message: the body of an event of kind `status`; null for a status that we do not know. */
export function readStatus(body: unknown): InboundStatus | null {
  const status = at(body, "status");
  const name = deliveryStatuses.find((each) => each === at(status, "status"));
  const wamid = idAt(status, "id");
  if (name === undefined || wamid === undefined) return null;
  const [error] = listAt(status, "errors");
  const billable = at(status, "pricing", "billable");
  const isFreeEntry = at(status, "pricing", "type") === "free_entry_point";
  return {
    wamid,
    status: name,
    outboxId: idAt(status, "biz_opaque_callback_data") ?? null,
    providerAt: momentOf(at(status, "timestamp")),
    waId: idAt(status, "recipient_id") ?? null,
    bsuid: idAt(status, "recipient_user_id") ?? null,
    code: numberAt(error, "code") ?? null,
    reason: nameAt(300, error, "error_data", "details") || nameAt(300, error, "title"),
    billable: typeof billable === "boolean" ? billable : null,
    category: nameAt(40, status, "pricing", "category"),
    entryUntil: isFreeEntry ? momentOf(at(status, "conversation", "expiration_timestamp")) : null,
  };
}
