import type { ShownSms } from "../../../../sms/feed.ts";
import { changed } from "../state.ts";

/** Messages by their ids, of each number. */
const inboxes = new Map<string, Map<string, ShownSms>>();

function put(sms: ShownSms): void {
  const inbox = inboxes.get(sms.to) ?? new Map<string, ShownSms>();
  inbox.set(sms.id, sms);
  inboxes.set(sms.to, inbox);
}

/** Tells the phones when an SMS arrives. */
export function connectSms(): void {
  const events = new EventSource("/sandbox/sms/events");
  events.addEventListener("all", ({ data }) => {
    const all: ShownSms[] = JSON.parse(data);
    inboxes.clear();
    for (const sms of all) put(sms);
    changed();
  });
  events.addEventListener("sms", ({ data }) => {
    put(JSON.parse(data));
    changed();
  });
}

/** What one sender sent to a number, the oldest first. */
export const smsFrom = (waId: string, sender: string): ShownSms[] =>
  [...(inboxes.get(waId)?.values() ?? [])]
    .filter(({ from }) => from === sender)
    .toSorted((one, other) => one.at - other.at);

/** Who sent to a number, the last one first, each with the newest message. */
export function smsSenders(waId: string): { sender: string; last: ShownSms }[] {
  const lasts = new Map<string, ShownSms>();
  for (const sms of inboxes.get(waId)?.values() ?? []) {
    const known = lasts.get(sms.from);
    if (!known || known.at <= sms.at) lasts.set(sms.from, sms);
  }
  return [...lasts].map(([sender, last]) => ({ sender, last })).toSorted((one, other) => other.last.at - one.last.at);
}
