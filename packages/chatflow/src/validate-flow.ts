import { limits } from "@mauzo/channels/limits";
import type { FlowDocument, FlowNode, FlowText } from "@mauzo/contract/conversations/chatflow";
import { flowValues } from "./flow/flow-values.ts";
import { findLoops } from "./flow/graph/find-loops.ts";
import { edgesFrom, nodeById } from "./flow/graph/look-ups.ts";
import { reachableNodes } from "./flow/graph/reachable-nodes.ts";
import { nodeOutlets } from "./flow/node-outlets.ts";
import { nodePlaceholders } from "./flow/node-placeholders.ts";
import { nodeTexts } from "./flow/node-texts.ts";
import type { FlowProblem } from "./problems/flow-problem.ts";
import { settingProblems, staffTexts } from "./problems/setting-problems.ts";
import { placeholder } from "./text/fill-placeholders.ts";
import { normaliseText } from "./text/normalise-text.ts";
import { textIn } from "./text/text-in.ts";

const languages = ["en", "sw"] as const;

/** Finds everything that would leave a customer stuck or cut off a text; empty for a flow that can go live. */
export function validateFlow(flow: FlowDocument): FlowProblem[] {
  return [
    ...startProblems(flow),
    ...edgeProblems(flow),
    ...keywordProblems(flow),
    ...flow.nodes.flatMap((node) => [
      ...outletProblems(flow, node),
      ...labelProblems(node),
      ...textProblems(flow, node),
    ]),
    ...flow.nodes.flatMap((node) => settingProblems(flow, node)),
    ...findLoops(flow).map((node) => ({ node, code: "loop_without_pause" as const })),
  ];
}

function startProblems(flow: FlowDocument): FlowProblem[] {
  const ids = flow.nodes.map((node) => node.id);
  const met = new Set<string>();
  const twice = [...new Set(ids.filter((id) => met.size === met.add(id).size))];
  const problems = twice.map((node): FlowProblem => ({ node, code: "name_twice" }));
  if (!ids.includes(flow.start)) return [...problems, { node: null, code: "start_missing", start: flow.start }];
  const reached = reachableNodes(flow);
  const lonely = ids.filter((id) => !reached.has(id));
  return [...problems, ...lonely.map((node): FlowProblem => ({ node, code: "unreachable" }))];
}

function edgeProblems(flow: FlowDocument): FlowProblem[] {
  const led = new Set<string>();
  return flow.edges.flatMap((edge): FlowProblem[] => {
    const from = nodeById(flow, edge.from);
    if (!from) return [{ node: null, code: "edge_from_nowhere", from: edge.from }];
    if (!nodeOutlets(from).includes(edge.outlet))
      return [{ node: edge.from, code: "outlet_unknown", outlet: edge.outlet }];
    if (!nodeById(flow, edge.to)) {
      return [{ node: edge.from, code: "edge_to_nowhere", outlet: edge.outlet, to: edge.to }];
    }
    const way = `${edge.from}:${edge.outlet}`;
    if (!led.has(way)) {
      led.add(way);
      return [];
    }
    return [{ node: edge.from, code: "outlet_twice", outlet: edge.outlet }];
  });
}

function keywordProblems(flow: FlowDocument): FlowProblem[] {
  const led = new Map<string, string | null>();
  return flow.keywords.flatMap(({ to, words }): FlowProblem[] => {
    const [word = ""] = words;
    const isLost = to !== null && !nodeById(flow, to);
    const twice = words.filter((each) => {
      const said = normaliseText(each);
      const before = led.get(said);
      if (before === undefined) led.set(said, to);
      return before !== undefined && before !== to;
    });
    return [
      ...(isLost ? [{ node: null, code: "keyword_to_nowhere" as const, word, to }] : []),
      ...twice.map((each): FlowProblem => ({ node: to, code: "keyword_twice", word: each })),
    ];
  });
}

function outletProblems(flow: FlowDocument, node: FlowNode): FlowProblem[] {
  const led = edgesFrom(flow, node.id).map((edge) => edge.outlet);
  const open = nodeOutlets(node).filter((outlet) => !led.includes(outlet));
  return open.map((outlet) => ({ node: node.id, code: "outlet_open", outlet }));
}

type Asking = Extract<FlowNode, { kind: "choice" | "ask" }>;
const isAsking = (node: FlowNode): node is Asking =>
  node.kind === "choice" || (node.kind === "ask" && node.expects === "choice");

function labelProblems(node: FlowNode): FlowProblem[] {
  const labels = nodeTexts(node).labels;
  const problems: FlowProblem[] = [];
  for (const language of languages) {
    const words = labels.map((label) => textIn(label, language));
    for (const label of words.filter((each) => each.length > limits.buttons.title)) {
      problems.push({ node: node.id, code: "label_too_long", label, most: limits.buttons.title });
    }
    if (words.length > 1 && isAsking(node) && new Set(words.map((word) => word.toLowerCase())).size < words.length) {
      problems.push({ node: node.id, code: "labels_alike", language });
    }
  }
  if (isAsking(node)) {
    const { options } = node;
    const most = node.kind === "choice" ? limits.buttons.count : limits.list.rows;
    if (options.length > most) problems.push({ node: node.id, code: "too_many_options", most });
    if (new Set(options.map((option) => option.id)).size < options.length) {
      problems.push({ node: node.id, code: "option_id_twice" });
    }
  }
  return problems;
}

function textProblems(flow: FlowDocument, node: FlowNode): FlowProblem[] {
  const known = [...nodePlaceholders(node), ...flowValues(flow)];
  const unknown = (text: FlowText) =>
    languages.flatMap((language) => [...(text[language] ?? "").matchAll(placeholder)].map(([, name = ""]) => name));
  return [...nodeTexts(node).texts, ...staffTexts(node)].flatMap((text): FlowProblem[] => {
    const empty = languages.filter((language) => text[language]?.trim() === "");
    return [
      ...empty.map((language): FlowProblem => ({ node: node.id, code: "text_empty", language })),
      ...unknown(text)
        .filter((name) => !known.includes(name))
        .map((name): FlowProblem => ({ node: node.id, code: "placeholder_unknown", name })),
    ];
  });
}
