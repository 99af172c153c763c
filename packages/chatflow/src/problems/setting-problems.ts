import type { FlowDocument, FlowNode, FlowText } from "@mauzo/contract/conversations/chatflow";
import { customerLimits, Tag } from "@mauzo/contract/customers/customers";
import { flowValues } from "../flow/flow-values.ts";
import { placeholdersOfNodes } from "../flow/node-placeholders.ts";
import { isShopAddress } from "../flow/shop-address.ts";
import type { FlowProblem } from "./flow-problem.ts";

const productId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What the staff read, or what is remembered: it may hold values, too. */
export function staffTexts(node: FlowNode): FlowText[] {
  if (node.kind === "request") return node.fields.flatMap(({ value }) => (value.trim() === "" ? [] : [{ en: value }]));
  const words =
    node.kind === "notify" ? node.note : node.kind === "set" ? node.value : node.kind === "handover" ? node.reason : "";
  return words.trim() === "" ? [] : [{ en: words }];
}

function nameProblems({ id: node }: FlowNode, name: string): FlowProblem[] {
  if (!/^[a-z][a-z0-9-]{0,23}$/.test(name)) return [{ node, code: "value_unnamed" }];
  return placeholdersOfNodes.includes(name) ? [{ node, code: "value_taken", name }] : [];
}

function tagProblems(node: string, words: string): FlowProblem[] {
  if (words.trim() === "") return [{ node, code: "words_missing" }];
  return Tag.safeParse(words).success ? [] : [{ node, code: "tag_unfit", tag: words, most: customerLimits.tag }];
}

function conditionProblems(flow: FlowDocument, { id: node, test }: Extract<FlowNode, { kind: "condition" }>) {
  const problems: FlowProblem[] = [];
  if (test.of === "hours" && test.days.length === 0) problems.push({ node, code: "days_missing" });
  if (test.of === "segment" && !productId.test(test.segment)) problems.push({ node, code: "segment_missing" });
  if (test.of === "tag") problems.push(...tagProblems(node, test.tag));
  if (test.of !== "value") return problems;
  if (test.is !== "known" && test.to.trim() === "") problems.push({ node, code: "words_missing" });
  if (!/^[a-z][a-z0-9-]{0,23}$/.test(test.name)) problems.push({ node, code: "value_unnamed" });
  else if (!flowValues(flow).includes(test.name)) problems.push({ node, code: "value_unknown", name: test.name });
  return problems;
}

/** What is not filled in of a step, beside its texts. */
export function settingProblems(flow: FlowDocument, node: FlowNode): FlowProblem[] {
  const { id } = node;
  switch (node.kind) {
    case "ask": {
      const isBare = node.expects === "choice" && node.options.length === 0;
      return [...nameProblems(node, node.name), ...(isBare ? [{ node: id, code: "options_missing" as const }] : [])];
    }
    case "set":
      return [
        ...nameProblems(node, node.name),
        ...(node.value.trim() === "" ? [{ node: id, code: "words_missing" as const }] : []),
      ];
    case "condition":
      return conditionProblems(flow, node);
    case "tag":
      return tagProblems(id, node.tag);
    case "notify":
      return node.note.trim() === "" ? [{ node: id, code: "words_missing" }] : [];
    case "pay":
      return node.amount_minor === 0 ? [{ node: id, code: "amount_missing" }] : [];
    case "wait":
      return node.minutes === 0 ? [{ node: id, code: "time_missing" }] : [];
    case "request": {
      const isBare = [...node.fields.map(({ key }) => key), ...node.answers.map(({ path }) => path)].some(
        (words) => words.trim() === "",
      );
      return [
        ...(isShopAddress(node.url) ? [] : [{ node: id, code: "address_unfit" as const }]),
        ...(isBare ? [{ node: id, code: "words_missing" as const }] : []),
        ...node.answers.flatMap(({ name }) => nameProblems(node, name)),
      ];
    }
    case "media":
      return productId.test(node.product) ? [] : [{ node: id, code: "picture_missing" }];
    default:
      return [];
  }
}
