import { isObject, type Json, numberOf, objectOf, textOf } from "../../json.ts";
import type { Business, Template } from "../../world/model.ts";
import type { World } from "../../world/world.ts";
import { checkInteractive } from "./check-interactive.ts";
import { checkMediaMessage } from "./check-media.ts";
import { checkTemplate } from "./check-template.ts";
import { badParameter, badValue, missing, optionalText, requiredList, requiredObject, requiredText } from "./checks.ts";

const reactsForMs = 30 * 24 * 3600_000;

function checkText(text: Json): void {
  requiredText(text, "body", "text['body']", 4096);
  if (text.preview_url !== undefined && typeof text.preview_url !== "boolean") {
    throw badParameter("Param text['preview_url'] must be a boolean.");
  }
}

function checkLocation(location: Json): void {
  const coordinate = (name: string, most: number) => {
    const value = numberOf(location[name]) ?? Number.parseFloat(textOf(location[name]) ?? "");
    if (!(Math.abs(value) <= most)) throw badValue(`Location ${name} is invalid.`);
  };
  coordinate("latitude", 90);
  coordinate("longitude", 180);
  optionalText(location, "name", "location['name']", 1000);
  optionalText(location, "address", "location['address']", 1000);
}

const nameParts = ["first_name", "last_name", "middle_name", "suffix", "prefix"];

function checkContacts(contacts: unknown[]): void {
  if (contacts.length === 0) throw missing("Parameter 'contacts' is required.");
  for (const contact of contacts.map(objectOf)) {
    const name = requiredObject(contact, "name", "contacts['name']");
    requiredText(name, "formatted_name", "contacts['name']['formatted_name']", 1000);
    if (!nameParts.some((part) => textOf(name[part]))) {
      throw missing(`At least one of ${nameParts.join(", ")} is required beside formatted_name.`);
    }
  }
}

function checkReaction(world: World, chat: string, reaction: Json): void {
  const id = requiredText(reaction, "message_id", "reaction['message_id']", 500);
  if (textOf(reaction.emoji) === undefined) throw missing("Parameter 'reaction['emoji']' is required.");
  const target = world.messages.get(id);
  const isOfChat = target && world.pairOf(target.phone_number_id, target.wa_id) === chat;
  if (!isOfChat || target.type === "reaction" || world.clock.now() - target.at > reactsForMs) {
    throw badValue("Reaction message target is unknown, too old or a reaction itself.");
  }
}

const media = ["image", "video", "audio", "document", "sticker"];
const kinds = ["text", ...media, "location", "contacts", "reaction", "template", "interactive"];

/** The message's kind, once it is sure that it may leave; of a template also which. @throws GraphError */
export function checkMessage(
  world: World,
  business: Business,
  waId: string,
  body: Json,
): { type: string; content: unknown; template?: Template } {
  const type = textOf(body.type) ?? "text";
  if (!kinds.includes(type))
    throw badParameter(`Param type must be one of {${kinds.join(", ").toUpperCase()}} - got "${type}".`);
  if (body.context !== undefined && !(isObject(body.context) && textOf(body.context.message_id))) {
    throw badParameter("Param context['message_id'] must be a string.");
  }
  optionalText(body, "biz_opaque_callback_data", "biz_opaque_callback_data", 512);
  if (type === "contacts") {
    const contacts = requiredList(body, "contacts", "contacts");
    checkContacts(contacts);
    return { type, content: contacts };
  }
  const content = requiredObject(body, type);
  if (type === "text") checkText(content);
  if (media.includes(type)) checkMediaMessage(world, business.phone_number_id, type, content);
  if (type === "location") checkLocation(content);
  if (type === "reaction") checkReaction(world, world.pairOf(business.phone_number_id, waId), content);
  if (type === "interactive") checkInteractive(world, business.phone_number_id, content);
  if (type === "template") return { type, content, template: checkTemplate(world, business.waba_id, content) };
  return { type, content };
}
