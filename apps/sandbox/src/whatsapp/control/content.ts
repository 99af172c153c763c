import { isObject, type Json, listOf, numberOf, objectOf, textOf } from "../json.ts";
import type { Business, Message } from "../world/model.ts";
import type { World } from "../world/world.ts";
import { picture, voiceNote } from "./samples.ts";

/** The part of an inbound message that its type names. */
export type Content = { type: string; content: unknown; replyTo?: string };

const mediaTypes = ["image", "video", "audio", "document", "sticker"];

/** A file of the customer, kept as the service keeps it: seven days. */
function mediumOf(world: World, business: Business, type: string, input: Json): Json {
  const given = textOf(input.data);
  const sample = type === "audio" ? voiceNote(numberOf(input.seconds)) : picture();
  const bytes = given === undefined ? sample : Buffer.from(given, "base64");
  const usual = type === "audio" ? "audio/ogg; codecs=opus" : "image/png";
  const mimeType = textOf(input.mime_type) ?? usual;
  const filename = textOf(input.filename);
  const { phone_number_id } = business;
  const media = world.addMedia({ phone_number_id, mime_type: mimeType, bytes, filename, days: 7 });
  return {
    ...(textOf(input.caption) !== undefined && { caption: input.caption }),
    ...(filename !== undefined && { filename }),
    mime_type: mimeType,
    sha256: media.sha256.toString("base64"),
    id: media.id,
    ...(type === "audio" && { voice: input.voice !== false }),
    ...(type === "sticker" && { animated: false }),
  };
}

/** What can be picked of a message of the business. */
function choicesOf(message: Message): { kind: "button_reply" | "list_reply" | "button"; id: string; row: Json }[] {
  const { action } = objectOf(message.content);
  const buttons = listOf(objectOf(action).buttons).map((button) => objectOf(objectOf(button).reply));
  const rows = listOf(objectOf(action).sections).flatMap((section) => listOf(objectOf(section).rows).map(objectOf));
  const quick = listOf(objectOf(message.content).components)
    .map(objectOf)
    .filter((component) => component.type === "button" && component.sub_type === "quick_reply")
    .map((component) => objectOf(listOf(component.parameters)[0]));
  return [
    ...buttons.map((row) => ({ kind: "button_reply" as const, id: textOf(row.id) ?? "", row })),
    ...rows.map((row) => ({ kind: "list_reply" as const, id: textOf(row.id) ?? "", row })),
    ...quick.map((row) => ({ kind: "button" as const, id: textOf(row.payload) ?? "", row })),
  ];
}

function picked(world: World, business: Business, waId: string, input: Json): Content | undefined {
  const wanted = textOf(input.pick);
  const chat = world.chats.get(world.pairOf(business.phone_number_id, waId)) ?? [];
  const among = chat.filter(({ from, id }) => from === "business" && (input.message_id ?? id) === id);
  for (const message of among.toReversed()) {
    const choice = choicesOf(message).find(({ id, row }) => id === wanted || row.title === wanted);
    if (!choice) continue;
    const { kind, id, row } = choice;
    const replyTo = message.id;
    if (kind === "button") return { type: "button", content: { payload: id, text: row.text ?? id }, replyTo };
    const { title, description } = row;
    const reply = { id, title, ...(kind === "list_reply" && description !== undefined && { description }) };
    return { type: "interactive", content: { type: kind, [kind]: reply }, replyTo };
  }
  return undefined;
}

function orderOf(business: Business, input: Json): Json {
  const order = objectOf(input.order);
  const items = listOf(order.product_items).map((value) => {
    const item = objectOf(value);
    const product = business.products.find(({ retailer_id }) => retailer_id === item.product_retailer_id);
    return {
      product_retailer_id: item.product_retailer_id,
      quantity: numberOf(item.quantity) ?? 1,
      item_price: numberOf(item.item_price) ?? product?.price ?? 0,
      currency: textOf(item.currency) ?? product?.currency ?? "TZS",
    };
  });
  return {
    catalog_id: textOf(order.catalog_id) ?? business.catalog_id,
    text: textOf(order.text) ?? "",
    product_items: items,
  };
}

const unsupported = {
  type: "unsupported",
  content: undefined,
};

/** What the customer sends, from what the phone or a test says; undefined: nothing that can be sent. */
export function contentOf(world: World, business: Business, waId: string, input: Json): Content | undefined {
  if (input.pick !== undefined) return picked(world, business, waId, input);
  const text = textOf(input.text);
  if (text !== undefined) return { type: "text", content: { body: text } };
  const type =
    textOf(input.type) ?? ["location", "contacts", "order", "reaction", "button"].find((name) => name in input);
  if (type === undefined) return undefined;
  if (mediaTypes.includes(type)) return { type, content: mediumOf(world, business, type, input) };
  if (type === "order") return { type, content: orderOf(business, input) };
  if (type === "unsupported") return unsupported;
  return isObject(input[type]) || Array.isArray(input[type]) ? { type, content: input[type] } : undefined;
}
