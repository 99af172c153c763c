import { createHash, randomBytes, randomInt } from "node:crypto";
import { Clock } from "../../clock.ts";
import { type Json, objectOf, textOf } from "../json.ts";
import type {
  Business,
  Commerce,
  Customer,
  ItemBatch,
  Media,
  Message,
  ProductSet,
  Seen,
  Switches,
  Template,
} from "./model.ts";

const day = 24 * 3600_000;
/** Enough for any test; beyond it the oldest go. */
const mostKept = 20_000;
const mostMedia = 1_000;

const calm: Switches = {
  slow_ms: 0,
  fail: null,
  drop_answers: 0,
  expired_token: false,
  duplicate: 1,
  reorder: 1,
  batch: 1,
  status_delay_ms: 0,
  status_before_answer: false,
  no_status: false,
  window_refusal: "answer",
  template_review: "rule",
};

export type WorldEvent =
  | { kind: "message"; message: Message }
  | { kind: "typing"; phone_number_id: string; wa_id: string }
  | { kind: "world" }
  | { kind: "reset" };

const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join("");

/** Everything the service knows. It lives as long as the process. */
export class World {
  readonly clock: Clock;
  readonly businesses = new Map<string, Business>();
  readonly customers = new Map<string, Customer>();
  readonly messages = new Map<string, Message>();
  readonly chats = new Map<string, Message[]>();
  readonly media = new Map<string, Media>();
  readonly templates = new Map<string, Template>();
  readonly batches = new Map<string, ItemBatch & { catalog_id: string }>();
  readonly productSets = new Map<string, ProductSet>();
  /** By number. */
  readonly commerce = new Map<string, Commerce>();
  readonly profiles = new Map<string, Json>();
  readonly seen: Seen[] = [];
  /** When a customer last wrote to a number. */
  readonly lastWritten = new Map<string, number>();
  /** When a pair may have its next message, as if all came evenly. */
  readonly pairFreeAt = new Map<string, number>();
  /** The moments of the messages of the last second, of each number. */
  readonly lastSecond = new Map<string, number[]>();
  readonly #switches = new Map<string, Switches>();
  #allSwitches = calm;
  readonly #listeners = new Set<(event: WorldEvent) => void>();

  constructor(clock = new Clock()) {
    this.clock = clock;
  }

  reset(): void {
    for (const kept of [this.customers, this.messages, this.chats, this.media, this.templates]) kept.clear();
    for (const kept of [this.batches, this.productSets, this.commerce, this.profiles]) kept.clear();
    for (const kept of [this.lastWritten, this.pairFreeAt, this.lastSecond, this.#switches]) kept.clear();
    this.seen.length = 0;
    this.#allSwitches = calm;
    this.clock.reset();
    this.tell({ kind: "reset" });
  }

  listen(listener: (event: WorldEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(event: WorldEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  switchesOf(phoneNumberId?: string): Switches {
    return (phoneNumberId && this.#switches.get(phoneNumberId)) || this.#allSwitches;
  }

  setSwitches(change: Partial<Switches>, phoneNumberId?: string): void {
    const next = { ...this.switchesOf(phoneNumberId), ...change };
    if (phoneNumberId) this.#switches.set(phoneNumberId, next);
    else {
      this.#allSwitches = next;
      this.#switches.clear();
    }
    this.tell({ kind: "world" });
  }

  /** A customer by number or by business-scoped id. */
  findCustomer(id: string): Customer | undefined {
    return this.customers.get(id) ?? [...this.customers.values()].find((customer) => customer.user_id === id);
  }

  pairOf(phoneNumberId: string, waId: string): string {
    return `${phoneNumberId}/${waId}`;
  }

  isWindowOpen(phoneNumberId: string, waId: string): boolean {
    const last = this.lastWritten.get(this.pairOf(phoneNumberId, waId));
    return last !== undefined && this.clock.now() - last < day;
  }

  /** Makes what was written to a number so much older: the windows of its customers close, and nobody else's. */
  age(phoneNumberId: string, ms: number): void {
    for (const [pair, at] of this.lastWritten)
      if (pair.startsWith(this.pairOf(phoneNumberId, ""))) this.lastWritten.set(pair, at - ms);
  }

  /** A reaction is no message of the chat: it changes the one it is about. */
  addMessage(message: Message): void {
    this.messages.set(message.id, message);
    if (message.type === "reaction") {
      this.#react(message);
      return;
    }
    const pair = this.pairOf(message.phone_number_id, message.wa_id);
    const chat = this.chats.get(pair) ?? [];
    chat.push(message);
    this.chats.set(pair, chat);
    for (const id of this.messages.keys()) {
      if (this.messages.size <= mostKept) break;
      this.messages.delete(id);
    }
    if (chat.length > 500) chat.shift();
    this.tell({ kind: "message", message });
  }

  /** Not so: a reaction, and what was refused by a status. */
  isInChat(message: Message): boolean {
    return this.chats.get(this.pairOf(message.phone_number_id, message.wa_id))?.includes(message) ?? false;
  }

  #react({ content, from }: Message): void {
    const { message_id, emoji } = objectOf(content);
    const target = this.messages.get(textOf(message_id) ?? "");
    if (!target) return;
    target.reactions[from] = textOf(emoji) ?? "";
    this.tell({ kind: "message", message: target });
  }

  addSeen(seen: Seen): void {
    this.seen.push(seen);
    if (this.seen.length > mostKept) this.seen.shift();
  }

  addMedia(media: {
    phone_number_id: string;
    mime_type: string;
    bytes: Buffer;
    filename?: string;
    days: number;
  }): Media {
    const { days, ...rest } = media;
    const made = {
      ...rest,
      id: this.newId(),
      sha256: createHash("sha256").update(media.bytes).digest(),
      expires_at: this.clock.now() + days * day,
    };
    this.media.set(made.id, made);
    for (const id of this.media.keys()) {
      if (this.media.size <= mostMedia) break;
      this.media.delete(id);
    }
    return made;
  }

  findMedia(id: string): Media | undefined {
    const media = this.media.get(id);
    return media && media.expires_at > this.clock.now() ? media : undefined;
  }

  newId(): string {
    return `${randomInt(1, 10)}${digits(15)}`;
  }

  /** As on the real service: who decodes it reads the customer's number. */
  newWamid(waId: string): string {
    const head = Buffer.from([0x1d, 0x02, waId.length]);
    const body = Buffer.concat([head, Buffer.from(waId), Buffer.from([0x15, 0x02, 0, 0x11, 0x18, 0x14])]);
    return `wamid.${Buffer.concat([body, Buffer.from(randomBytes(10).toString("hex").toUpperCase())]).toString("base64")}`;
  }
}
