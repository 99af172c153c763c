import { isOwnStep, newStep } from "@mauzo/chatflow/edit/new-step";
import type {
  ConditionOf,
  FlowCondition,
  FlowDocument,
  FlowNode,
  FlowText,
} from "@mauzo/contract/conversations/chatflow";
import type { Language } from "../../../i18n/language.ts";

/** In the place of a flow's id: the list of all. */
export const allFlows = "all";
export const flowPath = (id: string): string => `/dashboard/chatflow?flow=${id}`;

/** A flow of nothing but a greeting that is yet to be written. */
export const emptyFlow = (fallback: FlowText): FlowDocument => ({
  ...{ format: 7, start: "greeting", fallback, keywords: [] },
  nodes: [newStep("message", "greeting"), newStep("end", "end")],
  edges: [{ from: "greeting", outlet: "next", to: "end" }],
});

export const textIn = (text: FlowText, language: Language): string => text[language] ?? text.en ?? text.sw ?? "";

/** What a step says first, for whoever looks for it in the list. */
export function firstWords(node: FlowNode, language: Language): string {
  if (node.kind === "order-status") return textIn(node.found, language);
  if (node.kind === "tag") return node.tag;
  if (node.kind === "notify") return node.note;
  if (node.kind === "set") return node.name === "" ? "" : `{${node.name}} = ${node.value}`;
  return "text" in node ? textIn(node.text, language) : "";
}

/** An id that no step of the flow has; made on the device of whoever adds the step. */
export function newId(flow: FlowDocument, prefix: string): string {
  const taken = new Set(flow.nodes.flatMap((node) => [node.id, ...optionIds(node)]));
  for (;;) {
    const id = `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
    if (!taken.has(id)) return id;
  }
}
const optionIds = (node: FlowNode) =>
  node.kind === "choice" || node.kind === "ask" ? node.options.map(({ id }) => id) : [];

export const canRemove = (flow: FlowDocument, node: FlowNode): boolean => isOwnStep(node) && flow.nodes.length > 1;

/** The languages in the order in which somebody writes them: their own first. */
export const languagesFor = (language: Language): readonly Language[] =>
  language === "sw" ? ["sw", "en"] : ["en", "sw"];

/** Words as somebody types them in one field, with commas between. */
export const wordsIn = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** Of how a sentence was written, what can be a keyword: no number stands for another, and a long one is none. */
export const keywordsOf = (spellings: readonly string[]): string[] =>
  spellings.filter((words) => words.length <= 40 && !/\d/.test(words));

/** The name of a value as somebody types it, in the letters that it may have. */
export const valueNameIn = (typed: string): string =>
  typed
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/^[^a-z]+/, "")
    .slice(0, 24);

export const conditionKinds = [
  "hours",
  "value",
  "cart",
  "orders",
  "tag",
  "segment",
  "owed",
  "channel",
  "language",
] as const;

/** A condition as it is when its kind is chosen. */
export function newCondition(of: ConditionOf, value: string): FlowCondition {
  switch (of) {
    case "hours":
      return { of, days: [1, 2, 3, 4, 5, 6], from: 480, until: 1080 };
    case "channel":
      return { of, channel: "whatsapp" };
    case "language":
      return { of, language: "sw" };
    case "tag":
      return { of, tag: "" };
    case "cart":
    case "orders":
      return { of, least: 1 };
    case "owed":
      return { of };
    case "segment":
      return { of, segment: "" };
    case "value":
      return { of, name: value, is: "known", to: "" };
  }
}

/** A minute of the day as a field for the time has it; midnight at its end is the last minute. */
export function timeOf(minute: number): string {
  const at = Math.min(minute, 1439);
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}

export function minuteOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** A place as maps copy it, or as it stands in the address of one. */
export function coordinatesIn(typed: string): { latitude: number; longitude: number } | null {
  const [, one, other] = /(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)/.exec(typed) ?? [];
  const [latitude, longitude] = [Number(one), Number(other)];
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return one !== undefined && isPlace ? { latitude, longitude } : null;
}
