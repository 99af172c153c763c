import { type CannedField, type CannedReply, cannedFields } from "@mauzo/contract/conversations/canned-replies";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { QuotedMessage, ThreadMessage } from "@mauzo/contract/conversations/conversations";

/** Making one takes longer than a message has, and a thread has thousands. */
const days = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone, as `2026-11-24`. */
export function dayIn(iso: string, timeZone: string): string {
  const format =
    days.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  days.set(timeZone, format);
  return format.format(new Date(iso));
}

/** Whether two moments are on one day in a time zone. */
export const isSameDay = (one: string, other: string, timeZone: string): boolean =>
  dayIn(one, timeZone) === dayIn(other, timeZone);

const blockSize = 20;
type MessageBlock = { number: number; messages: ThreadMessage[]; before: ThreadMessage | undefined };
/**
 * Messages, the newest first, in blocks with the oldest first, each with the message before it. A message stays in its
 * block, whatever is read or comes in later.
 */
export function blocksOf(newestFirst: readonly ThreadMessage[]): MessageBlock[] {
  const blocks: MessageBlock[] = [];
  let before: ThreadMessage | undefined;
  for (let at = newestFirst.length - 1; at >= 0; at--) {
    const message = newestFirst[at];
    if (!message) continue;
    const number = Math.floor(message.seq / blockSize);
    const last = blocks.at(-1);
    if (last?.number === number) last.messages.push(message);
    else blocks.push({ number, messages: [message], before });
    before = message;
  }
  return blocks;
}

/**
 * The first message of the customer's after what the reader has seen, the newest first. Undefined while what they have seen
 * is not among these, as an older one may be the first, and for who has seen nothing: all of it is new then.
 */
export function firstNewIn(
  newestFirst: readonly Pick<ThreadMessage, "seq" | "from">[],
  seen: number,
): number | undefined {
  if (seen === 0 || (newestFirst.at(-1)?.seq ?? 0) > seen) return undefined;
  return newestFirst.findLast(({ seq, from }) => seq > seen && from === "customer")?.seq;
}

/** What is typed after a slash, if nothing else is typed. */
export const shortcutIn = (text: string): string | undefined => /^\/([\w-]*)$/.exec(text)?.[1]?.toLowerCase();

/** The canned replies whose shortcut begins so, then those that have it or their words somewhere. */
export function fittingReplies(replies: readonly CannedReply[], shortcut: string): CannedReply[] {
  const begins = replies.filter((reply) => reply.shortcut.startsWith(shortcut));
  const holds = replies.filter(
    (reply) =>
      !begins.includes(reply) &&
      [reply.shortcut, reply.en, reply.sw].some((words) => words.toLowerCase().includes(shortcut)),
  );
  return [...begins, ...holds];
}

type Values = Partial<Record<CannedField, string | undefined>>;
/** A canned reply with what it names; a customer without a name is greeted without one. */
export const filledReply = (words: string, { name = "", shop = "", order = "" }: Values): string => {
  const [first = ""] = name.trim().split(/\s/);
  const named = first === "" ? words.replaceAll(/ ?\{name\}/g, "") : words.replaceAll("{name}", () => first);
  const told = shop === "" ? named : named.replaceAll("{shop}", () => shop);
  return order === "" ? told : told.replaceAll("{order}", () => order);
};

/** A field that nothing was known for: it must not be sent as it is. */
export const openFieldIn = (text: string): CannedField | undefined =>
  cannedFields.find((field) => text.includes(`{${field}}`));

type Named = { id: string; name: string };
const longestName = 40;
/** What is typed of a name behind an @ at the end of a text; undefined where no name begins. */
export const typedName = (before: string): string | undefined => {
  const typed = /(?:^|[\s(])@([^@\n]*)$/.exec(before)?.[1];
  return typed !== undefined && typed.length <= longestName ? typed : undefined;
};

/** The people one of whose names begins so; nobody once a whole name and a space stand there. */
export const namesThatBegin = <Person extends Named>(people: readonly Person[], typed: string): Person[] => {
  const begin = typed.toLowerCase();
  return people.filter(({ name }) => {
    const full = name.toLowerCase();
    return full.startsWith(begin) || full.split(/\s+/).some((word) => word.startsWith(begin));
  });
};

/** A text in pieces: each name it mentions is one of its own. */
export function mentionPieces(text: string, names: readonly string[]): { text: string; isName: boolean }[] {
  const longestFirst = names.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const firstName = (rest: string) =>
    longestFirst
      .map((name) => ({ name, at: rest.indexOf(name) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0];
  const found = firstName(text);
  if (!found) return text === "" ? [] : [{ text, isName: false }];
  const before = text.slice(0, found.at);
  return [
    ...(before === "" ? [] : [{ text: before, isName: false }]),
    { text: found.name, isName: true },
    ...mentionPieces(text.slice(found.at + found.name.length), names),
  ];
}

/** Those whose name stands in a text behind an @: the longer name, where a shorter one begins it. */
export function namedIn<Person extends Named>(text: string, people: readonly Person[]): Person[] {
  const names = people.flatMap(({ name }) => (name === "" ? [] : [name]));
  const pieces = new Set(mentionPieces(text, names).flatMap((piece) => (piece.isName ? [piece.text] : [])));
  return people.filter(({ name }) => pieces.has(`@${name}`));
}

/** What an action says, as far as it is text. */
const wordsOf = (action: ChatAction): string => {
  if ("send_message" in action) return action.send_message;
  if ("send_reply_button" in action) return action.send_reply_button.body.text;
  if ("send_button" in action) return action.send_button.body;
  return "send_images" in action ? (action.send_images[0]?.caption ?? "📷") : "📄";
};

const quoteLength = 120;
/** A message as what answers it shows it. */
export const quotedOf = ({ id, seq, from, by, text, file, actions }: ThreadMessage): QuotedMessage => {
  const words = text || actions.map(wordsOf).join(" ") || (file ? "📄" : "");
  return { id, seq, from, by, text: [...words.replace(/\s+/g, " ").trim()].slice(0, quoteLength).join("") };
};
