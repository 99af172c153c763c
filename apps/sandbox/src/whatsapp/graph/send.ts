import { isObject, type Json, objectOf, textOf } from "../json.ts";
import type { Statuses } from "../webhooks/statuses.ts";
import type { Business, Message } from "../world/model.ts";
import type { World } from "../world/world.ts";
import { checkMessage } from "./checks/check-message.ts";
import { badParameter } from "./checks/checks.ts";
import { GraphError } from "./graph-error.ts";
import { pricingOf } from "./price.ts";
import { countInPair, countInThroughput } from "./rates.ts";

export type Answer = { body: Json; wamid?: string };

function takeFailure(world: World, { phone_number_id }: Business, by: "answer" | "status"): number | undefined {
  const { fail } = world.switchesOf(phone_number_id);
  if (!fail || fail.by !== by || fail.times <= 0) return undefined;
  world.setSwitches({ fail: fail.times > 1 ? { ...fail, times: fail.times - 1 } : null }, phone_number_id);
  return fail.code;
}

/** "The customer's message was read", and perhaps "we are writing". */
function markRead(world: World, business: Business, body: Json): Answer {
  const message = world.messages.get(textOf(body.message_id) ?? "");
  if (body.status !== "read" || message?.from !== "customer" || message.phone_number_id !== business.phone_number_id) {
    throw new GraphError(131009, "Message to be marked as read does not exist.");
  }
  message.state = "read";
  world.tell({ kind: "message", message });
  if (objectOf(body.typing_indicator).type === "text") {
    world.tell({ kind: "typing", phone_number_id: business.phone_number_id, wa_id: message.wa_id });
  }
  return { body: { success: true } };
}

function recipientOf(world: World, business: Business, body: Json): { input: string; waId: string; to: string } {
  const recipient = textOf(body.recipient);
  if (recipient !== undefined && body.to === undefined) {
    const customer = world.findCustomer(recipient);
    if (customer?.user_id !== recipient) throw new GraphError(131062);
    return { input: recipient, waId: customer.wa_id, to: recipient };
  }
  const input = textOf(body.to) ?? "";
  const waId = input.replace(/\D/g, "");
  if (input === "") throw badParameter("The parameter to is required.");
  if (!/^\+?[\d\s().-]+$/.test(input) || waId.length < 7 || waId.length > 15) {
    throw badParameter(`Param to must be a phone number - got "${input.slice(0, 40)}".`);
  }
  if (waId === business.display_phone_number.replace(/\D/g, "")) throw new GraphError(131021);
  return { input, waId, to: waId };
}

/** @throws GraphError for all that the real service refuses. */
export async function send(world: World, statuses: Statuses, business: Business, body: unknown): Promise<Answer> {
  if (!isObject(body) || body.messaging_product !== "whatsapp")
    throw badParameter("The parameter messaging_product is required.");
  if (body.status !== undefined) return markRead(world, business, body);
  const switches = world.switchesOf(business.phone_number_id);
  const failure = takeFailure(world, business, "answer");
  if (failure !== undefined) throw new GraphError(failure);
  if (!countInThroughput(world, business)) throw new GraphError(130429);
  if (body.recipient_type !== undefined && body.recipient_type !== "individual") {
    throw badParameter(`Param recipient_type must be one of {INDIVIDUAL} - got "${String(body.recipient_type)}".`);
  }
  const { input, waId, to } = recipientOf(world, business, body);
  const { type, content, template } = checkMessage(world, business, waId, body);
  const isWindowOpen = world.isWindowOpen(business.phone_number_id, waId);
  const isTooLate = !isWindowOpen && template === undefined;
  if (isTooLate && switches.window_refusal === "answer") throw new GraphError(131047);
  countInPair(world, business, waId);

  const message: Message = {
    id: world.newWamid(waId),
    phone_number_id: business.phone_number_id,
    wa_id: waId,
    from: "business",
    at: world.clock.now(),
    type,
    content,
    reply_to: textOf(objectOf(body.context).message_id),
    state: "accepted",
    reactions: {},
  };
  const callbackData = textOf(body.biz_opaque_callback_data);
  const sent = { business, message, to, callbackData, pricing: pricingOf(template, isWindowOpen) };
  const laterFailure = isTooLate ? 131047 : takeFailure(world, business, "status");
  if (laterFailure !== undefined) {
    world.messages.set(message.id, message);
    statuses.fail(sent, laterFailure);
  } else {
    world.addMessage(message);
    if (switches.status_before_answer) await statuses.beginAtOnce(sent);
    statuses.begin(sent, world.customers.get(waId));
  }
  return {
    wamid: message.id,
    body: {
      messaging_product: "whatsapp",
      contacts: [{ input, wa_id: waId }],
      messages: [{ id: message.id, ...(template && { message_status: "accepted" }) }],
    },
  };
}
