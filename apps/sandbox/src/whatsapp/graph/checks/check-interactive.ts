import { type Json, listOf, objectOf, textOf } from "../../json.ts";
import type { World } from "../../world/world.ts";
import { checkMedia } from "./check-media.ts";
import {
  badParameter,
  badValue,
  missing,
  requireAddress,
  requiredList,
  requiredObject,
  requiredText,
  requireUnique,
} from "./checks.ts";

type Parts = { world: World; phoneNumberId: string; interactive: Json; action: Json };

const lengthOf = (text: unknown) => textOf(text)?.trim().length ?? 0;

function checkLength(text: unknown, where: string, most: number): string {
  const value = textOf(text) ?? "";
  if (lengthOf(value) < 1 || value.length > most) {
    throw badValue(`${where} length invalid. Min length: 1, Max length: ${most}`);
  }
  return value;
}

function checkBody({ interactive }: Parts, most: number): void {
  checkLength(requiredObject(interactive, "body", "interactive['body']").text, "Body text", most);
}

function checkFooter({ interactive }: Parts): void {
  if (interactive.footer !== undefined) checkLength(objectOf(interactive.footer).text, "Footer text", 60);
}

function checkHeader({ world, phoneNumberId, interactive }: Parts, kinds: string[]): void {
  if (interactive.header === undefined) return;
  const header = objectOf(interactive.header);
  const kind = textOf(header.type) ?? "";
  if (!kinds.includes(kind))
    throw badValue(`Header type '${kind}' is not supported for this type of interactive message.`);
  if (kind === "text") checkLength(header.text, "Header text", 60);
  else checkMedia(world, phoneNumberId, kind, requiredObject(header, kind, `header['${kind}']`), `header['${kind}']`);
}

function checkButtons(parts: Parts): void {
  checkBody(parts, 1024);
  checkFooter(parts);
  checkHeader(parts, ["text", "image", "video", "document"]);
  const buttons = requiredList(parts.action, "buttons", "action['buttons']").map(objectOf);
  if (buttons.length < 1 || buttons.length > 3)
    throw badValue("Invalid buttons count. Min allowed buttons: 1, Max allowed buttons: 3");
  const replies = buttons.map((button) => {
    if (button.type !== "reply") throw badValue("Button type must be 'reply'.");
    return requiredObject(button, "reply", "button['reply']");
  });
  const titles = replies.map(({ title }) => checkLength(title, "Button title", 20));
  requireUnique(titles, "button title");
  requireUnique(
    replies.map(({ id }) => checkLength(id, "Button id", 256)),
    "button id",
  );
}

function checkRows(sections: Json[]): void {
  const rows = sections.flatMap((section) => listOf(section.rows).map(objectOf));
  if (sections.some((section) => listOf(section.rows).length === 0))
    throw badValue("Section must have at least one row.");
  if (rows.length > 10) throw badValue("Total row count exceed max allowed count: 10");
  for (const row of rows) {
    checkLength(row.title, "Row title", 24);
    if (row.description !== undefined && (textOf(row.description) ?? "").length > 72) {
      throw badValue("Row description is too long. Max length: 72");
    }
  }
  requireUnique(
    rows.map(({ id }) => checkLength(id, "Row id", 200)),
    "row id",
  );
}

function checkSections(action: Json): Json[] {
  const sections = requiredList(action, "sections", "action['sections']").map(objectOf);
  if (sections.length < 1 || sections.length > 10) throw badValue("Invalid sections count. Min: 1, Max: 10");
  for (const section of sections) {
    if (sections.length > 1 && lengthOf(section.title) === 0)
      throw missing("Section title is required with several sections.");
    if (section.title !== undefined && section.title !== "") checkLength(section.title, "Section title", 24);
  }
  return sections;
}

function checkList(parts: Parts): void {
  checkBody(parts, 4096);
  checkFooter(parts);
  checkHeader(parts, ["text"]);
  checkLength(parts.action.button, "Action button", 20);
  checkRows(checkSections(parts.action));
}

function checkLink(parts: Parts): void {
  checkBody(parts, 1024);
  checkFooter(parts);
  checkHeader(parts, ["text", "image", "video", "document"]);
  if (parts.action.name !== "cta_url") throw badValue("action['name'] must be 'cta_url'.");
  const parameters = requiredObject(parts.action, "parameters", "action['parameters']");
  checkLength(parameters.display_text, "display_text", 20);
  requireAddress(textOf(parameters.url), "parameters['url']");
}

function checkCatalogue({ world, phoneNumberId, action }: Parts): void {
  const own = world.businesses.get(phoneNumberId)?.catalog_id;
  if (textOf(action.catalog_id) !== own) throw badValue("Catalog is not connected to this business account.");
}

function checkProduct(parts: Parts): void {
  if (parts.interactive.header !== undefined)
    throw badValue("Header is not supported for this type of interactive message.");
  if (parts.interactive.body !== undefined) checkBody(parts, 1024);
  checkFooter(parts);
  checkCatalogue(parts);
  requiredText(parts.action, "product_retailer_id", "action['product_retailer_id']", 100);
}

function checkProducts(parts: Parts): void {
  if (parts.interactive.header === undefined) throw missing("Parameter 'interactive['header']' is required.");
  checkHeader(parts, ["text"]);
  checkBody(parts, 1024);
  checkFooter(parts);
  checkCatalogue(parts);
  const items = checkSections(parts.action).flatMap((section) => {
    const products = listOf(section.product_items).map(objectOf);
    if (products.length === 0) throw badValue("Section must have at least one product.");
    return products;
  });
  if (items.length > 30) throw badValue("Total product count exceed max allowed count: 30");
  for (const item of items) requiredText(item, "product_retailer_id", "product_items['product_retailer_id']", 100);
}

function checkWholeCatalogue(parts: Parts): void {
  checkBody(parts, 1024);
  checkFooter(parts);
  if (parts.action.name !== "catalog_message") throw badValue("action['name'] must be 'catalog_message'.");
}

function checkFlow(parts: Parts): void {
  checkBody(parts, 1024);
  checkFooter(parts);
  const parameters = requiredObject(parts.action, "parameters", "action['parameters']");
  if (parameters.flow_message_version !== "3") throw badValue("flow_message_version must be '3'.");
  if ((parameters.flow_id === undefined) === (parameters.flow_name === undefined))
    throw badValue("Either flow_id or flow_name.");
  checkLength(parameters.flow_cta, "flow_cta", 20);
}

const checks: Record<string, (parts: Parts) => void> = {
  button: checkButtons,
  list: checkList,
  cta_url: checkLink,
  product: checkProduct,
  product_list: checkProducts,
  catalog_message: checkWholeCatalogue,
  flow: checkFlow,
};

export function checkInteractive(world: World, phoneNumberId: string, interactive: Json): void {
  const type = textOf(interactive.type) ?? "";
  const check = Object.hasOwn(checks, type) ? checks[type] : undefined;
  if (!check)
    throw badParameter(`Param interactive['type'] must be one of {${Object.keys(checks).join(", ")}} - got "${type}".`);
  const action = requiredObject(interactive, "action", "interactive['action']");
  check({ world, phoneNumberId, interactive, action });
}
