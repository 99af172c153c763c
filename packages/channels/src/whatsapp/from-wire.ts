import { at, contentId, idAt, isObject, keep, listAt, momentOf } from "./json.ts";

export type ChannelEventKind = "message" | "status" | "template" | "account" | "echo";

/** One thing that a webhook told: what becomes one row. */
export type ChannelEvent = {
  /** The number it came to; null where the event belongs to the whole account. */
  phoneNumberId: string | null;
  /** The WhatsApp Business Account. */
  wabaId: string | null;
  kind: ChannelEventKind;
  /**
   * The same for a repeated delivery: of a message its wamid, of a status `wamid:status`, else a name made of what it
   * says.
   */
  externalId: string;
  /** Whose it is: their business-scoped id, else their id at WhatsApp; null for templates and the account. */
  contactKey: string | null;
  /** The provider's time, whole seconds, ISO 8601; null where it told none: take the arrival's. */
  providerAt: string | null;
  /** What `readInbound`, `readStatus` and their like read; at most 64 kB as JSON. */
  body: Record<string, unknown>;
};

export type ReadWebhook = {
  events: ChannelEvent[];
  /** What could not be an event, each with its place and the reason: for the log, never with content. */
  left: string[];
};

const templateFields = /^(?:message_)?template_/;

type Place = { phoneNumberId: string | null; wabaId: string | null; entryAt: string | null };

/**
 * The contact that a message or status belongs to, among those that came beside it. One contact beside one message is
 * its own, even where its id is written differently, as numbers of some countries are.
 */
function contactOf(value: unknown, ids: readonly (string | undefined)[], list: string): unknown {
  const contacts = listAt(value, "contacts");
  const known = ids.filter((id) => id !== undefined);
  const found = contacts.find((each) =>
    [idAt(each, "user_id"), idAt(each, "wa_id")].some((id) => id !== undefined && known.includes(id)),
  );
  return found ?? (contacts.length === 1 && listAt(value, list).length === 1 ? contacts[0] : undefined);
}

function messageEvent(value: unknown, message: unknown, place: Place): ChannelEvent {
  const ids = [idAt(message, "from_user_id"), idAt(message, "from")];
  const contact = contactOf(value, ids, "messages");
  const body = keep({ message, contact });
  return {
    phoneNumberId: place.phoneNumberId,
    wabaId: place.wabaId,
    kind: "message",
    externalId: idAt(message, "id") ?? contentId(body),
    contactKey: idAt(contact, "user_id") ?? ids[0] ?? idAt(contact, "wa_id") ?? ids[1] ?? null,
    providerAt: momentOf(at(message, "timestamp")),
    body,
  };
}

function statusEvent(value: unknown, status: unknown, place: Place): ChannelEvent {
  const ids = [idAt(status, "recipient_user_id"), idAt(status, "recipient_id")];
  const contact = contactOf(value, ids, "statuses");
  const body = keep({ status, contact });
  const wamid = idAt(status, "id");
  const name = idAt(status, "status");
  return {
    phoneNumberId: place.phoneNumberId,
    wabaId: place.wabaId,
    kind: "status",
    externalId: wamid !== undefined && name !== undefined ? `${wamid}:${name}` : contentId(body),
    contactKey: idAt(contact, "user_id") ?? ids[0] ?? idAt(contact, "wa_id") ?? ids[1] ?? null,
    providerAt: momentOf(at(status, "timestamp")),
    body,
  };
}

/** What the shop wrote in the WhatsApp Business app on its phone, if number and app are used together. */
function echoEvent(value: unknown, message: unknown, place: Place): ChannelEvent {
  const ids = [idAt(message, "to_user_id"), idAt(message, "to")];
  const contact = contactOf(value, ids, "message_echoes");
  const body = keep({ message, contact });
  return {
    phoneNumberId: place.phoneNumberId,
    wabaId: place.wabaId,
    kind: "echo",
    externalId: idAt(message, "id") ?? contentId(body),
    contactKey: idAt(contact, "user_id") ?? ids[0] ?? idAt(contact, "wa_id") ?? ids[1] ?? null,
    providerAt: momentOf(at(message, "timestamp")),
    body,
  };
}

function otherEvent(kind: "template" | "account", field: string, value: unknown, place: Place): ChannelEvent {
  const body = keep({ field, value });
  // The same news may come twice in a life, as a template is paused and paused again: its time tells them apart.
  const externalId = contentId({ body, at: place.entryAt, account: place.wabaId });
  return {
    phoneNumberId: kind === "template" ? null : place.phoneNumberId,
    wabaId: place.wabaId,
    kind,
    externalId,
    contactKey: null,
    providerAt: place.entryAt,
    body,
  };
}

function eventsOf(change: unknown, place: Place): ChannelEvent[] {
  const field = idAt(change, "field") ?? "";
  const value = at(change, "value");
  const here = { ...place, phoneNumberId: idAt(value, "metadata", "phone_number_id") ?? null };
  if (field === "messages" || field === "smb_message_echoes") {
    const events = [
      ...listAt(value, "messages").map((message) => messageEvent(value, message, here)),
      ...listAt(value, "statuses").map((status) => statusEvent(value, status, here)),
      ...listAt(value, "message_echoes").map((message) => echoEvent(value, message, here)),
    ];
    const errors = listAt(value, "errors");
    if (errors.length > 0) events.push(otherEvent("account", field, { errors }, here));
    if (events.length > 0) return events;
  }
  return [otherEvent(templateFields.test(field) ? "template" : "account", field, value, here)];
}

/**
 * Splits a webhook's body, already parsed and its signature checked, into events, in its order. Never throws, whatever
 * the body is; unknown fields become events of the account, and what is no event at all is named in `left`. Whether
 * the number is one of the connection that signed it is for the caller to check.
 */
export function readWebhook(body: unknown): ReadWebhook {
  if (at(body, "object") !== "whatsapp_business_account") return { events: [], left: ["object: of something else"] };
  const events: ChannelEvent[] = [];
  const left: string[] = [];
  for (const [entryIndex, entry] of listAt(body, "entry").entries()) {
    const path = `entry[${entryIndex}]`;
    const place: Place = {
      phoneNumberId: null,
      wabaId: idAt(entry, "id") ?? null,
      entryAt: momentOf(at(entry, "time")),
    };
    const changes = listAt(entry, "changes");
    if (changes.length === 0) left.push(`${path}: no changes`);
    for (const [index, change] of changes.entries()) {
      if (isObject(change)) events.push(...eventsOf(change, place));
      else left.push(`${path}.changes[${index}]: no object`);
    }
  }
  if (events.length === 0 && left.length === 0) left.push("entry: none");
  return { events, left };
}
