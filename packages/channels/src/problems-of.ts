import { isBlank, webAddress } from "./adapt/text/clean-text.ts";
import { limits } from "./limits.ts";
import type { FilePlace, OutgoingPart } from "./outgoing-part.ts";

/** Names a problem unless it is right. For logs and tests, not for people. */
type Check = (problem: string, isRight: boolean) => void;

const isUnique = (texts: readonly string[]) => new Set(texts).size === texts.length;
const isPlace = (file: FilePlace) => ("id" in file ? !isBlank(file.id) : webAddress(file.link) !== undefined);

function checkFrame(
  { header, body, footer }: { header?: string; body: string; footer?: string },
  max: { body: number; header: number; footer: number },
  check: Check,
): void {
  check("body is missing", !isBlank(body));
  check("body is too long", body.length <= max.body);
  check("header is empty", header === undefined || !isBlank(header));
  check("header is too long", (header?.length ?? 0) <= max.header);
  check("footer is empty", footer === undefined || !isBlank(footer));
  check("footer is too long", (footer?.length ?? 0) <= max.footer);
}

function checkList({ button, sections, ...frame }: Extract<OutgoingPart, { kind: "list" }>, check: Check): void {
  const max = limits.list;
  checkFrame(frame, max, check);
  check("button is missing", !isBlank(button));
  check("button is too long", button.length <= max.button);
  const rows = sections.flatMap((section) => section.rows);
  check("rows are missing", rows.length > 0 && sections.every((section) => section.rows.length > 0));
  check("too many rows", rows.length <= max.rows);
  check("too many sections", sections.length <= max.sections);
  check("a section needs a title", sections.length === 1 || sections.every(({ title }) => !isBlank(title)));
  check(
    "a section's title is too long",
    sections.every(({ title }) => title.length <= max.sectionTitle),
  );
  check(
    "a row has no id",
    rows.every(({ id }) => !isBlank(id)),
  );
  check(
    "a row's id is too long",
    rows.every(({ id }) => id.length <= max.id),
  );
  check("two rows have one id", isUnique(rows.map(({ id }) => id)));
  check(
    "a row has no title",
    rows.every(({ title }) => !isBlank(title)),
  );
  check(
    "a row's title is too long",
    rows.every(({ title }) => title.length <= max.rowTitle),
  );
  check(
    "a row's description is too long",
    rows.every(({ description = "" }) => description.length <= max.rowDescription),
  );
}

function checkFile(
  part: Extract<OutgoingPart, { kind: "image" | "video" | "audio" | "document" | "sticker" }>,
  check: Check,
) {
  const { bytes, types } = limits[part.kind];
  const known: readonly string[] = types;
  check("file is nowhere", isPlace(part.file));
  check(
    "file is of a type that is not taken",
    part.mime === undefined || known.includes(part.mime.split(";")[0] ?? ""),
  );
  check("file is too big", (part.bytes ?? 0) <= bytes);
  check("file is empty", part.bytes === undefined || part.bytes > 0);
  const caption = part.caption ?? "";
  const mostCaption = "caption" in limits[part.kind] ? limits.image.caption : 0;
  check("caption is too long", caption.length <= mostCaption);
  check("filename is too long", (part.filename?.length ?? 0) <= limits.document.filename);
}

/** WhatsApp refuses values with line breaks, tabs or more than four spaces in a row. */
const isValue = (text: string) => !isBlank(text) && !/[\n\t]| {5}/.test(text);

function checkTemplate(part: Extract<OutgoingPart, { kind: "template" }>, check: Check): void {
  const max = limits.template;
  check("name is no name of a template", /^[a-z0-9_]+$/.test(part.name) && part.name.length <= max.name);
  check("language is missing", /^[a-z]{2,3}(?:_[A-Z]{2})?$/.test(part.language));
  check("a value is empty or has line breaks", part.body.every(isValue));
  check("body is too long", part.body.join("").length <= max.body);
  const { header } = part;
  if (header?.type === "text")
    check("header is empty or too long", isValue(header.text) && header.text.length <= max.header);
  else if (header) check("header's file is nowhere", isPlace(header.file));
  check("too many buttons", part.buttons.length <= max.buttons);
  for (const { type, index, value } of part.buttons) {
    check("a button's place is none", Number.isInteger(index) && index >= 0 && index < max.buttons);
    const most = type === "url" ? max.url : type === "copy_code" ? max.code : limits.buttons.id;
    check("a button's value is empty or too long", !isBlank(value) && value.length <= most);
  }
}

function checkProducts(part: Extract<OutgoingPart, { kind: "products" }>, check: Check): void {
  const max = limits.products;
  const items = part.sections.flatMap(({ retailerIds }) => retailerIds);
  checkFrame(part, max, check);
  check("header is missing", !isBlank(part.header));
  check("catalogue is missing", !isBlank(part.catalogueId));
  check("products are missing", items.length > 0 && part.sections.every(({ retailerIds }) => retailerIds.length > 0));
  check("too many products", items.length <= max.items);
  check("a product has no id", !items.some(isBlank));
  check("too many sections", part.sections.length <= max.sections);
  check("a section needs a title", part.sections.length === 1 || part.sections.every(({ title }) => !isBlank(title)));
  check(
    "a section's title is too long",
    part.sections.every(({ title }) => title.length <= max.sectionTitle),
  );
}

function checkPart(part: OutgoingPart, check: Check): void {
  switch (part.kind) {
    case "text":
      check("text is missing", !isBlank(part.text));
      check("text is too long", part.text.length <= limits.text.body);
      break;
    case "buttons": {
      const { buttons } = part;
      const max = limits.buttons;
      checkFrame(part, max, check);
      check("buttons are missing", buttons.length > 0);
      check("too many buttons", buttons.length <= max.count);
      check(
        "a button has no title",
        buttons.every(({ title }) => !isBlank(title)),
      );
      check(
        "a button's title is too long",
        buttons.every(({ title }) => title.length <= max.title),
      );
      check("two buttons have one title", isUnique(buttons.map(({ title }) => title)));
      check(
        "a button has no id",
        buttons.every(({ id }) => !isBlank(id)),
      );
      check(
        "a button's id is too long",
        buttons.every(({ id }) => id.length <= max.id),
      );
      check("two buttons have one id", isUnique(buttons.map(({ id }) => id)));
      break;
    }
    case "list":
      checkList(part, check);
      break;
    case "location":
      check("latitude is none", Math.abs(part.latitude) <= 90);
      check("longitude is none", Math.abs(part.longitude) <= 180);
      check("address needs a name", !part.address || Boolean(part.name));
      break;
    case "contacts":
      check("contacts are missing", part.contacts.length > 0);
      check(
        "a contact has no name",
        part.contacts.every(({ name }) => !isBlank(name)),
      );
      break;
    case "reaction":
      check("message is missing", !isBlank(part.wamid));
      check("emoji is none", part.emoji === "" || /^\P{L}{1,32}$/u.test(part.emoji));
      break;
    case "template":
      checkTemplate(part, check);
      break;
    case "link":
      checkFrame(part, limits.link, check);
      check("label is missing", !isBlank(part.label));
      check("label is too long", part.label.length <= limits.link.label);
      check("address is none", webAddress(part.url) !== undefined && part.url.length <= limits.template.url);
      break;
    case "product":
      checkFrame({ body: part.body ?? "-", footer: part.footer }, limits.products, check);
      check("product has no id", !isBlank(part.catalogueId) && !isBlank(part.retailerId));
      break;
    case "products":
      checkProducts(part, check);
      break;
    case "catalogue":
      checkFrame(part, limits.products, check);
      break;
    default:
      checkFile(part, check);
  }
}

/** Why WhatsApp would refuse a part; none if it takes it. Written from the wire facts, apart from what `adapt` does. */
export function problemsOf(part: OutgoingPart): string[] {
  const problems: string[] = [];
  checkPart(part, (problem, isRight) => {
    if (!isRight) problems.push(`${part.kind}: ${problem}`);
  });
  if (!JSON.stringify(part).isWellFormed() || /\\u0000|\\ud[89a-f][0-9a-f]{2}/i.test(JSON.stringify(part)))
    problems.push(`${part.kind}: holds what can't be stored`);
  return problems;
}
