import type { PlainCode } from "../errors.ts";
import { byEitherName, fieldNames, type MessageField, messageFields } from "../orders/order-workflow.ts";

/** WhatsApp's limits for a template, and how many a shop keeps. Lengths are UTF-16 units. */
export const templateLimits = {
  ...{ name: 512, body: 1024, header: 60, footer: 60, example: 200 },
  ...{ buttons: 10, button: 25, address: 2000, templates: 200 },
} as const;

type Words = {
  header: string;
  body: string;
  footer: string;
  buttons: readonly { kind: "reply" | "link"; text: string; address: string }[];
};
type Place = "header" | "body" | "footer" | `buttons.${number}.text` | `buttons.${number}.address`;
export type TemplateProblem = { place: Place; code: Extract<PlainCode, `template_${string}`> };

const ownNames = Object.fromEntries(
  messageFields.flatMap((field) => Object.values(fieldNames[field]).map((name) => [name, field])),
);
const fieldOf = (name: string): MessageField | undefined =>
  Object.hasOwn(ownNames, name) ? ownNames[name] : undefined;
const places = /\{[^{}]*\}?/g;

/** The fields that a text names, in the order of their first place; what it names twice is one. */
export function fieldsIn(text: string): MessageField[] {
  const found = [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) => fieldOf(name) ?? []);
  return [...new Set(found)];
}

/** A text as WhatsApp numbers its variables: `{{1}}` for the first field of it. */
export function numberedText(text: string): string {
  const fields = fieldsIn(text);
  const numbers = messageFields.map((field) => [field, `{{${fields.indexOf(field) + 1}}}`] as const);
  const byName = byEitherName({
    name: "",
    number: "",
    total: "",
    owed: "",
    shop: "",
    link: "",
    ...Object.fromEntries(numbers),
  });
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (fieldOf(name) ? (byName[name] ?? whole) : whole));
}

/** What WhatsApp would refuse of the fields of a body. */
function bodyProblem(body: string): TemplateProblem["code"] | undefined {
  const text = body.trim();
  if (text.startsWith("{") || text.endsWith("}")) return "template_field_at_edge";
  if (/\}[\s\p{P}]*\{/u.test(text)) return "template_fields_touch";
  const words = text
    .replace(places, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return words < 2 * fieldsIn(text).length + 1 ? "template_few_words" : undefined;
}

const isAddress = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === "https:" || url?.protocol === "http:";
};

/** What WhatsApp would refuse of a template's words in one language; nothing of a language that has none. */
export function templateProblems({ header, body, footer, buttons }: Words): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  const add = (place: Place, code: TemplateProblem["code"] | undefined | false) => {
    if (code) problems.push({ place, code });
  };
  const isUnknown = (text: string) => (text.match(places) ?? []).some((place) => fieldsIn(place).length === 0);
  const isEmpty = body.trim() === "";
  add("body", isEmpty && (header + footer).trim() !== "" && "template_body_missing");
  for (const place of ["header", "body"] as const) {
    const text = place === "header" ? header : body;
    add(place, isUnknown(text) && "template_field_unknown");
  }
  if (!isEmpty && !isUnknown(body)) add("body", bodyProblem(body));
  add("header", fieldsIn(header).length > 1 && "template_header_fields");
  add("footer", footer.includes("{") && "template_field_not_here");
  for (const [at, { kind, text, address }] of buttons.entries()) {
    add(
      `buttons.${at}.text`,
      text.trim() === "" ? "template_button_empty" : text.includes("{") && "template_field_not_here",
    );
    add(`buttons.${at}.address`, kind === "link" && !isAddress(address) && "template_address_invalid");
  }
  return problems;
}
