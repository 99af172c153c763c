import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { ChannelEvent } from "@mauzo/channels/whatsapp/from-wire";
import type { InboundContent } from "@mauzo/channels/whatsapp/read-inbound";
import { windowOf } from "@mauzo/channels/window";
import * as z from "zod/mini";

const Picks = z.array(z.object({ number: z.int(), id: z.string() }));

const signed = /^sha256=([0-9a-f]{64})$/i;

/** Whether a header is the signature of these bytes: HMAC-SHA256 with the app's secret. */
export function isSignatureOf(header: string | undefined, bytes: Uint8Array, secret: string): boolean {
  const [, hex] = signed.exec(header ?? "") ?? [];
  if (hex === undefined || secret === "") return false;
  return timingSafeEqual(Buffer.from(hex, "hex"), createHmac("sha256", secret).update(bytes).digest());
}

const longestName = 400;
const longestKey = 128;

/** An id that fits its column, and is still the same for the same. */
const nameOf = (id: string) =>
  id.length <= longestName ? id : `sha256:${createHash("sha256").update(id).digest("hex")}`;

type OwnNumber = { id: string; phoneNumberId: string };
type Connection = { businessAccountId: string; numbers: readonly OwnNumber[] };

/**
 * The rows that events become. Those of a number that is not the connection's belong to somebody else, however well they
 * are signed; a message of nobody has nobody to be answered.
 */
export function eventRows(
  events: readonly ChannelEvent[],
  { businessAccountId, numbers: [first, ...others] }: Connection,
  now: Date,
) {
  const numbers = first ? [first, ...others] : [];
  const numberOf = ({ phoneNumberId, wabaId }: ChannelEvent) =>
    phoneNumberId === null
      ? wabaId === businessAccountId && first
      : numbers.find((number) => number.phoneNumberId === phoneNumberId);
  const rows = events.flatMap((event) => {
    const number = numberOf(event);
    const { kind, contactKey } = event;
    const isSaid = kind === "message" || kind === "echo";
    if (!number || (isSaid && contactKey === null) || (contactKey?.length ?? 0) > longestKey) return [];
    // A clock that is ahead would make all that follows late.
    const at = Math.min(Date.parse(event.providerAt ?? now.toISOString()), now.getTime());
    return [
      {
        ...{ numberId: number.id, kind, externalId: nameOf(event.externalId), contactKey, body: event.body },
        providerAt: new Date(at).toISOString(),
        // Nobody waits for the others: they are kept to be looked at.
        handledAt: isSaid || kind === "status" ? null : now.toISOString(),
      },
    ];
  });
  return { rows, dropped: events.length - rows.length };
}

/** What of a message the flow reads: a text or a choice; undefined for what it cannot. */
export function readableOf(content: InboundContent) {
  if (content.kind === "text") return { kind: "text" as const, text: content.text };
  if (content.kind === "pick") return { kind: "pick" as const, id: content.id };
  if (content.kind === "form" && content.text !== "") return { kind: "text" as const, text: content.text };
  if (content.kind === "media" && content.file.caption !== "")
    return { kind: "text" as const, text: content.file.caption };
  return;
}

/** The words of a text or of a picture, "" for one without; undefined for everything else. */
export function wordsIn(content: InboundContent): { text: string; hasPicture: boolean } | undefined {
  if (content.kind === "text") return { text: content.text, hasPicture: false };
  const isPicture = content.kind === "media" && content.type === "image";
  return isPicture ? { text: content.file.caption, hasPicture: true } : undefined;
}

/** Whether somebody has to look at what the flow cannot read. Reactions and corrections wait for nobody. */
export const asksForPerson = ({ kind }: InboundContent): boolean =>
  ["media", "location", "contacts", "order", "form", "unsupported"].includes(kind);

/** What a message says, as far as it is text. */
function wordsOf(content: InboundContent): string {
  switch (content.kind) {
    case "text":
    case "form":
    case "order":
    case "system":
      return content.text;
    case "pick":
      return content.id;
    case "media":
      return content.file.caption;
    case "location":
      return [content.name, content.address].filter((each) => each !== "").join("\n");
    case "contacts":
      return content.contacts.map(({ name }) => name).join(", ");
    case "reaction":
      return content.emoji;
    case "edit":
      return wordsOf(content.content);
    default:
      return "";
  }
}

/** The number that a text is, for an answer to a numbered list. */
export const numberIn = (text: string): number | undefined =>
  /^\s*\d{1,3}\s*\.?\s*$/.test(text) ? Number.parseInt(text, 10) : undefined;

/** What stands for a number in what was sent last. */
export function pickOf(number: number, parts: readonly unknown[]): string | undefined {
  for (const part of parts) {
    const picks = typeof part === "object" && part !== null && "picks" in part ? part.picks : undefined;
    const found = Picks.safeParse(picks).data?.find((pick) => pick.number === number);
    if (found) return found.id;
  }
  return;
}

/** A message as it is stored: what the flow could read as a text, and all that came. */
export function heardBody(content: InboundContent) {
  const text = wordsOf(content);
  if (content.kind === "text") return { text, type: "text" as const };
  return { text, type: content.kind === "pick" ? ("interactive" as const) : ("text" as const), content };
}

/** Until when the shop may say anything after a message of that moment. */
export function windowUntil(providerAt: string, now: Date): string {
  const { until } = windowOf({ lastInAt: new Date(providerAt), entryUntil: null, closedByProvider: null }, now);
  return (until ?? now).toISOString();
}

/** What the shop wrote in the app on its telephone, as the shop's other messages are stored. */
export function echoBody(content: InboundContent) {
  const words = content.kind === "pick" ? content.title : wordsOf(content);
  return { actions: words === "" ? [] : [{ send_message: words }] };
}
