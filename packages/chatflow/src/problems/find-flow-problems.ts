import { limits } from "@mauzo/channels/limits";
import { FlowDocument, type FlowNode, type FlowText } from "@mauzo/contract/conversations/chatflow";
import type { Language } from "@mauzo/contract/shared";
import { nodeTexts } from "../flow/node-texts.ts";
import { validateFlow } from "../validate-flow.ts";
import type { FlowProblem } from "./flow-problem.ts";

/** What keeps a flow from customers, or what its owner should know. */
export type FlowFinding = { level: "error" | "warning" } & (
  | FlowProblem
  | { node: string | null; code: "text_missing" | "unreadable" }
  | { node: string | null; code: "language_missing"; language: Language }
  | { node: string | null; code: "text_too_long"; length: number; most: number }
);

/** What a reader can see. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const languages = ["en", "sw"] as const;
const warnings: ReadonlySet<FlowFinding["code"]> = new Set([
  "unreachable",
  "labels_alike",
  "placeholder_unknown",
  "value_unknown",
  "language_missing",
  "keyword_twice",
]);

function wordProblems(node: string | null, text: FlowText, most: number): FlowFinding[] {
  const said = languages.filter((language) => visible.test(text[language] ?? ""));
  if (said.length === 0) return [{ level: "error", node, code: "text_missing" }];
  const blank = languages.filter((language) => text[language] !== undefined && !said.includes(language));
  const missing = languages.filter((language) => text[language] === undefined);
  const tooLong = languages.flatMap((language) => {
    const { length } = text[language] ?? "";
    return length > most ? [{ level: "error" as const, node, code: "text_too_long" as const, length, most }] : [];
  });
  return [
    ...blank.map((language): FlowFinding => ({ level: "error", node, code: "text_empty", language })),
    ...missing.map((language): FlowFinding => ({ level: "warning", node, code: "language_missing", language })),
    ...tooLong,
  ];
}

function textFindings(node: FlowNode): FlowFinding[] {
  const { texts, labels } = nodeTexts(node);
  return [
    ...texts.flatMap((text) => wordProblems(node.id, text, limits.buttons.body)),
    // A label that is too long is among the problems of the flow, with what it says.
    ...labels.flatMap((label) => wordProblems(node.id, label, Number.POSITIVE_INFINITY)),
  ];
}

/**
 * Everything that is wrong with a draft, errors first; without errors it can be published. One finding of a kind for
 * each step and language.
 */
export function findFlowProblems(draft: FlowDocument): FlowFinding[] {
  const found: FlowFinding[] = [
    ...validateFlow(draft)
      // Said of labels, too, below.
      .filter(({ code }) => code !== "text_empty")
      .map((problem): FlowFinding => ({ level: warnings.has(problem.code) ? "warning" : "error", ...problem })),
    ...wordProblems(null, draft.fallback, limits.buttons.body / 2),
    ...draft.nodes.flatMap(textFindings),
  ];
  const errors = found.filter(({ level }) => level === "error");
  if (errors.length === 0 && !FlowDocument.safeParse(draft).success)
    errors.push({ level: "error", node: null, code: "unreadable" });
  const seen = new Set<string>();
  return [...errors, ...found.filter(({ level }) => level === "warning")].filter((finding) => {
    const name = JSON.stringify(finding);
    return !seen.has(name) && Boolean(seen.add(name));
  });
}

/** Only what keeps it from customers. */
export const flowErrors = (draft: FlowDocument): FlowFinding[] =>
  findFlowProblems(draft).filter(({ level }) => level === "error");
