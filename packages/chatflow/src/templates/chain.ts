import type { FlowDocument, FlowNode, FlowText } from "@mauzo/contract/conversations/chatflow";
import { connect, insertStep, type Outlet, setStep } from "../edit/edit-flow.ts";
import { nodeOutlets } from "../flow/node-outlets.ts";

type Ask = Extract<FlowNode, { kind: "ask" }>;
const unfit = {
  en: "I did not get that. Please write it once more.",
  sw: "Sijaelewa vizuri. Tafadhali andika tena.",
};

export const say = (id: string, en: string, sw: string): FlowNode => ({ id, kind: "message", text: { en, sw } });

/** A question whose answer is remembered under its own name. */
export const ask = (name: string, expects: Exclude<Ask["expects"], "choice">, en: string, sw: string): FlowNode => ({
  id: `ask-${name}`,
  kind: "ask",
  text: { en, sw },
  unfit,
  expects,
  name,
  tries: 3,
  options: [],
});

/** A question with its answers, at most ten. */
export const pick = (name: string, text: FlowText, answers: readonly FlowText[]): FlowNode => ({
  ...{ id: `ask-${name}`, kind: "ask", text, unfit, expects: "choice", name, tries: 3 },
  options: answers.map((label, at) => ({ id: `${name}-${at + 1}`, label })),
});

export const tell = (id: string, note: string): FlowNode => ({ id, kind: "notify", note });

/**
 * Puts steps one behind the other into a way out. Who does not answer one of their questions goes to a person, as the
 * flow has one; what followed the way follows the last step.
 */
export function chain(flow: FlowDocument, at: Outlet, steps: readonly FlowNode[]): FlowDocument {
  let grown = flow;
  let way = at;
  for (const step of steps) {
    grown = insertStep(grown, way, step);
    if (step.kind === "ask") grown = connect(grown, { from: step.id, outlet: "failed" }, "person");
    way = { from: step.id, outlet: nodeOutlets(step)[0] ?? "next" };
  }
  return grown;
}

type Greeting = { text: FlowText; option: { label: FlowText; steps: readonly FlowNode[] } };

/**
 * The flow of a shop that greets in words of its own, with one more thing to choose in the place of the cart, which is
 * empty when people greet. After its steps there is the menu.
 */
export function greetWith(flow: FlowDocument, { text, option: { label, steps } }: Greeting): FlowDocument {
  const greeting = flow.nodes.find(({ id }) => id === "greeting");
  if (greeting?.kind !== "choice") return flow;
  const options = greeting.options.map((each) => (each.id === "cart" ? { id: "own", label } : each));
  const at = { from: "greeting", outlet: "own" };
  return chain(connect(setStep(flow, { ...greeting, text, options }), at, "menu"), at, steps);
}
