import type { FlowDocument, FlowNode, FlowText } from "@mauzo/contract/conversations/chatflow";
import { findLoops } from "./flow/find-loops.ts";
import { nodeOutlets } from "./flow/node-outlets.ts";
import { nodePlaceholders } from "./flow/node-placeholders.ts";
import { nodeTexts } from "./flow/node-texts.ts";
import { reachableNodes } from "./flow/reachable-nodes.ts";
import { textIn } from "./text/text-in.ts";
import { messageLimits } from "./wire/message-limits.ts";

/** A problem of a flow, in words for the person who edits it; `node` is null if it concerns the whole document. */
export type FlowProblem = { node: string | null; problem: string };

const languages = ["en", "sw"] as const;

/** Finds everything that would leave a customer stuck or cut off a text; empty for a flow that can go live. */
export function validateFlow(flow: FlowDocument): FlowProblem[] {
  return [
    ...startProblems(flow),
    ...edgeProblems(flow),
    ...keywordProblems(flow),
    ...flow.nodes.flatMap((node) => [...outletProblems(flow, node), ...labelProblems(node), ...textProblems(node)]),
    ...findLoops(flow).map((node) => ({
      node,
      problem: "From here the conversation goes in a circle without a pause",
    })),
  ];
}

function startProblems(flow: FlowDocument): FlowProblem[] {
  const ids = flow.nodes.map((node) => node.id);
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const problems = twice.map((node) => ({ node, problem: "Two steps have this name" }));
  if (!ids.includes(flow.start))
    return [...problems, { node: null, problem: `The first step ${flow.start} is missing` }];
  const reached = reachableNodes(flow);
  const lonely = ids.filter((id) => !reached.has(id)).map((node) => ({ node, problem: "Nothing leads to this step" }));
  return [...problems, ...lonely];
}

function edgeProblems(flow: FlowDocument): FlowProblem[] {
  return flow.edges.flatMap((edge, index): FlowProblem[] => {
    const from = flow.nodes.find((node) => node.id === edge.from);
    if (!from) return [{ node: null, problem: `A line starts at ${edge.from}, which does not exist` }];
    if (!nodeOutlets(from).includes(edge.outlet))
      return [{ node: edge.from, problem: `It has no way out called ${edge.outlet}` }];
    if (flow.nodes.every((node) => node.id !== edge.to)) {
      return [{ node: edge.from, problem: `${edge.outlet} leads to ${edge.to}, which does not exist` }];
    }
    const first = flow.edges.findIndex((each) => each.from === edge.from && each.outlet === edge.outlet);
    return first === index ? [] : [{ node: edge.from, problem: `${edge.outlet} leads to two places` }];
  });
}

function keywordProblems(flow: FlowDocument): FlowProblem[] {
  return flow.keywords.flatMap(({ to, words }) =>
    to === null || flow.nodes.some((node) => node.id === to)
      ? []
      : [{ node: null, problem: `The word “${words[0]}” leads to ${to}, which does not exist` }],
  );
}

function outletProblems(flow: FlowDocument, node: FlowNode): FlowProblem[] {
  const led = flow.edges.filter((edge) => edge.from === node.id).map((edge) => edge.outlet);
  const open = nodeOutlets(node).filter((outlet) => !led.includes(outlet));
  return open.map((outlet) => ({ node: node.id, problem: `${outlet} leads nowhere` }));
}

function labelProblems(node: FlowNode): FlowProblem[] {
  const labels = nodeTexts(node).labels;
  const problems: FlowProblem[] = [];
  for (const language of languages) {
    const words = labels.map((label) => textIn(label, language));
    for (const word of words.filter((each) => each.length > messageLimits.buttonTitle)) {
      problems.push({ node: node.id, problem: `“${word}” is longer than ${messageLimits.buttonTitle} characters` });
    }
    if (node.kind === "choice" && new Set(words.map((word) => word.toLowerCase())).size < words.length) {
      problems.push({ node: node.id, problem: `Two buttons read the same (${language})` });
    }
  }
  if (node.kind === "choice") {
    const { options } = node;
    if (options.length > messageLimits.buttons)
      problems.push({ node: node.id, problem: `More than ${messageLimits.buttons} buttons` });
    if (new Set(options.map((option) => option.id)).size < options.length) {
      problems.push({ node: node.id, problem: "Two buttons have the same id" });
    }
  }
  return problems;
}

function textProblems(node: FlowNode): FlowProblem[] {
  const known = nodePlaceholders(node);
  const unknown = (text: FlowText) =>
    languages.flatMap((language) => [...(text[language] ?? "").matchAll(/\{([a-z]+)\}/g)].map(([, name = ""]) => name));
  return nodeTexts(node).texts.flatMap((text) => {
    const empty = languages.filter((language) => text[language]?.trim() === "");
    return [
      ...empty.map((language) => ({ node: node.id, problem: `A text is empty (${language})` })),
      ...unknown(text)
        .filter((name) => !known.includes(name))
        .map((name) => ({ node: node.id, problem: `{${name}} is not known here` })),
    ];
  });
}
