import { listOf, objectOf, textOf } from "../../json.ts";
import type { Template } from "../../world/model.ts";
import { GraphError } from "../graph-error.ts";
import { badParameter } from "./checks.ts";

const componentOf = (components: unknown[], type: string) =>
  components.map(objectOf).find((component) => textOf(component.type)?.toUpperCase() === type);
const textIn = (components: unknown[], type: string) => textOf(componentOf(components, type)?.text) ?? "";
const variable = /\{\{\s*\w+\s*\}\}/g;
const numberOfVariables = (text: string) => new Set(text.match(variable) ?? []).size;

const notAccepted = (subcode: number, words: string) => new GraphError(100, words, { subcode });

/** Refuses components that no template may have, as the service does before any review. @throws GraphError */
export function checkComponents(components: unknown[]): void {
  const [header, body, footer] = ["HEADER", "BODY", "FOOTER"].map((type) => textIn(components, type));
  if (body === undefined || body === "" || body.length > 1024)
    throw badParameter("BODY must have 1 to 1024 characters.");
  if ((header ?? "").length > 60 || (footer ?? "").length > 60)
    throw badParameter("HEADER and FOOTER have at most 60 characters.");
  const trimmed = body.trim();
  if (trimmed.startsWith("{{") || trimmed.endsWith("}}"))
    throw notAccepted(2388299, "Variables can't be at the start or end of the template.");
  const words = trimmed
    .replace(variable, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (words < 2 * numberOfVariables(body) + 1)
    throw notAccepted(2388293, "This template has too many variables for its length.");
  const buttons = listOf(componentOf(components, "BUTTONS")?.buttons).map(objectOf);
  if (buttons.length > 10) throw badParameter("A template has at most 10 buttons.");
  if (buttons.some((button) => (textOf(button.text) ?? "").length > 25))
    throw badParameter("A button has at most 25 characters.");
}

/** What reads like an offer; the real reviewers read more. */
const offer = /\b(?:punguzo|ofa|bei poa|discount|sale|offer|% off)\b|\d\s*%/i;

/** Why the stand-in's reviewer rejects a template: by rules that tests can count on. */
export function rejectionOf({ category, components }: Template): string | undefined {
  const body = textIn(components, "BODY");
  const values = listOf(listOf(objectOf(componentOf(components, "BODY")?.example).body_text)[0]);
  if (values.length < numberOfVariables(body)) return "INVALID_FORMAT";
  if (category === "UTILITY" && offer.test(body)) return "INCORRECT_CATEGORY";
  if (/https?:\/\/(?:bit\.ly|tinyurl\.com)\//i.test(body)) return "SCAM";
  return undefined;
}
