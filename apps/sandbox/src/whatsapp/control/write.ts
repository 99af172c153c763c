import { countInThroughput } from "../graph/rates.ts";
import { isObject, type Json, numberOf, textOf } from "../json.ts";
import type { Deliveries } from "../webhooks/deliveries.ts";
import { metadataOf } from "../webhooks/statuses.ts";
import type { Business, Customer, Message } from "../world/model.ts";
import type { World } from "../world/world.ts";
import { digitsOf } from "./businesses.ts";
import { type Content, contentOf } from "./content.ts";

/** A customer who was not known writes: their phone is on and reports what it reads. */
export function customerOf(world: World, waId: string, change: Json = {}): Customer {
  const known = world.customers.get(waId);
  const customer: Customer = {
    wa_id: waId,
    user_id: textOf(change.user_id) ?? known?.user_id ?? `TZ.${digitsOf(`user ${waId}`)}`,
    name: textOf(change.name) ?? known?.name ?? `Mteja ${waId.slice(-3)}`,
    hides_number: typeof change.hides_number === "boolean" ? change.hides_number : (known?.hides_number ?? false),
    reads: typeof change.reads === "boolean" ? change.reads : (known?.reads ?? true),
    online: typeof change.online === "boolean" ? change.online : (known?.online ?? true),
  };
  world.customers.set(waId, customer);
  world.tell({ kind: "world" });
  return customer;
}

function keep(world: World, business: Business, customer: Customer, id: string, at: number, made: Content): void {
  if (world.messages.has(id)) return;
  const { phone_number_id } = business;
  const pair = world.pairOf(phone_number_id, customer.wa_id);
  world.lastWritten.set(pair, Math.max(world.lastWritten.get(pair) ?? 0, at));
  const { type, content, replyTo } = made;
  const message: Message = {
    ...{ id, phone_number_id, wa_id: customer.wa_id, from: "customer", at, type, content, reply_to: replyTo },
    state: "sent",
    reactions: {},
  };
  world.addMessage(message);
}

/** The second tick of a customer's message. */
function arrived(world: World, id: string): void {
  const message = world.messages.get(id);
  if (message?.state !== "sent") return;
  message.state = "delivered";
  world.tell({ kind: "message", message });
}

/**
 * A customer writes to a number, and its webhook hears of it. `ago_seconds`: the service delivers late; `id`: that of an
 * earlier message, which is delivered again; `raw`: any message, of a kind nobody knows, too.
 * @returns undefined: there is nothing to send in `input`
 */
export function write(
  world: World,
  deliveries: Deliveries,
  business: Business,
  waId: string,
  input: Json,
): { id: string; delivered: Promise<void> } | undefined {
  const customer = customerOf(world, waId, { name: input.name });
  const raw = isObject(input.raw) ? input.raw : undefined;
  const made = raw
    ? { type: textOf(raw.type) ?? "unknown", content: raw[textOf(raw.type) ?? ""] }
    : contentOf(world, business, waId, input);
  if (!made) return undefined;
  const id = textOf(input.id) ?? world.newWamid(customer.hides_number ? customer.user_id : waId);
  const at = world.clock.now() - (numberOf(input.ago_seconds) ?? 0) * 1000;
  const replyTo = made.replyTo ?? textOf(input.reply_to);
  keep(world, business, customer, id, at, { ...made, replyTo });
  countInThroughput(world, business);
  const from = customer.hides_number ? {} : { from: waId };
  const quoted = replyTo && { context: { from: metadataOf(business).display_phone_number, id: replyTo } };
  const unsupported = {
    errors: [
      {
        code: 131051,
        title: "Message type unknown",
        message: "Message type unknown",
        error_data: { details: "Message type is currently not supported." },
      },
    ],
  };
  const message = {
    ...(quoted || {}),
    ...from,
    from_user_id: customer.user_id,
    id,
    timestamp: String(Math.floor(at / 1000)),
    type: made.type,
    ...(made.content !== undefined && { [made.type]: made.content }),
    ...(made.type === "unsupported" && unsupported),
    ...raw,
  };
  const contact = {
    profile: { name: customer.name },
    ...(customer.hides_number ? {} : { wa_id: waId }),
    user_id: customer.user_id,
  };
  const value = {
    messaging_product: "whatsapp",
    metadata: metadataOf(business),
    contacts: [contact],
    messages: [message],
  };
  return { id, delivered: deliveries.send(business, { field: "messages", value, taken: () => arrived(world, id) }) };
}
