import type { Customer, Message, Switches } from "../../world/model.ts";
import type { Shop, Snapshot } from "../snapshot.ts";

type Typing = { phone_number_id: string; wa_id: string };

type State = {
  ahead: number;
  shops: Map<string, Shop>;
  customers: Map<string, Customer>;
  templates: Snapshot["templates"];
  switches: Switches | undefined;
  /** Messages by id, of each pair of number and customer. */
  chats: Map<string, Map<string, Message>>;
  /** Until when the shop is shown as writing. */
  typing: Map<string, number>;
  isConnected: boolean;
};

export const state: State = {
  ahead: 0,
  shops: new Map(),
  customers: new Map(),
  templates: [],
  switches: undefined,
  chats: new Map(),
  typing: new Map(),
  isConnected: false,
};

export const pairOf = (number: string, waId: string) => `${number}/${waId}`;
export const now = () => Date.now() + state.ahead;
const typesForMs = 25_000;

export const isTyping = (pair: string) => (state.typing.get(pair) ?? 0) > Date.now();

/** What is on the customer's phone; of a phone that is off, what came before. */
export function chatOf(number: string, customer: Customer): Message[] {
  const all = [...(state.chats.get(pairOf(number, customer.wa_id))?.values() ?? [])];
  const isHere = (message: Message) =>
    message.from === "customer" || customer.online || !["accepted", "sent"].includes(message.state ?? "");
  return all.filter(isHere).toSorted((one, other) => one.at - other.at);
}

const drawers = new Set<() => void>();
let isDue = false;

/** Calls back, at most once a frame, after something changed. */
export function onChange(draw: () => void): void {
  drawers.add(draw);
}

export function changed(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    for (const draw of drawers) draw();
  });
}

function put(message: Message): void {
  const pair = pairOf(message.phone_number_id, message.wa_id);
  const chat = state.chats.get(pair) ?? new Map<string, Message>();
  if (message.from === "business" && !chat.has(message.id)) state.typing.delete(pair);
  chat.set(message.id, message);
  state.chats.set(pair, chat);
}

function take(snapshot: Snapshot): void {
  state.ahead = snapshot.ahead;
  state.shops = new Map(snapshot.shops.map((shop) => [shop.phone_number_id, shop]));
  state.customers = new Map(snapshot.customers.map((customer) => [customer.wa_id, customer]));
  state.templates = snapshot.templates;
  state.switches = snapshot.switches;
  if (!snapshot.messages) return;
  state.chats.clear();
  for (const message of snapshot.messages) put(message);
}

/** Resolves with the first news. */
export function connect(): Promise<void> {
  return new Promise((done) => {
    const events = new EventSource("/sandbox/events");
    events.addEventListener("world", ({ data }) => {
      const snapshot: Snapshot = JSON.parse(data);
      take(snapshot);
      state.isConnected = true;
      changed();
      done();
    });
    events.addEventListener("message", ({ data }) => {
      const message: Message = JSON.parse(data);
      put(message);
      changed();
    });
    events.addEventListener("typing", ({ data }) => {
      const { phone_number_id, wa_id }: Typing = JSON.parse(data);
      state.typing.set(pairOf(phone_number_id, wa_id), Date.now() + typesForMs);
      setTimeout(changed, typesForMs + 50);
      changed();
    });
    events.addEventListener("error", () => {
      state.isConnected = false;
      changed();
    });
  });
}
