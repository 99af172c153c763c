import type { FlowCondition, FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeContext, NodeHandler } from "../../engine/node-handler.ts";
import { rememberedWords, saysTheSame } from "../../engine/values.ts";
import type { FlowRequest, FlowResponse } from "../../flow-requests.ts";
import { normaliseText } from "../../text/normalise-text.ts";

type Clock = { weekday: number; minute: number };

/** Hours that end before they begin go on into the next morning. */
function isWithin({ days, from, until }: Extract<FlowCondition, { of: "hours" }>, { weekday, minute }: Clock): boolean {
  if (from < until) return days.includes(weekday) && minute >= from && minute < until;
  return (days.includes(weekday) && minute >= from) || (days.includes((weekday + 6) % 7) && minute < until);
}

function fitsValue({ name, is, to }: Extract<FlowCondition, { of: "value" }>, { flow, state }: NodeContext): boolean {
  const words = rememberedWords(state, name);
  if (words === undefined || is === "known") return words !== undefined;
  if (is === "same") return saysTheSame(flow, { name, words }, to);
  // Dates are compared as they are written: year, month, day.
  const asDates = [words, to].every((each) => /^\d{4}-\d\d-\d\d$/.test(each));
  const [one, other] = asDates ? [words, to] : [Number(words.replaceAll(",", "")), Number(to.replaceAll(",", ""))];
  return is === "least" ? one >= other : one <= other;
}

function holds(test: FlowCondition, context: NodeContext, answer: FlowResponse | undefined): boolean {
  const { state, shop } = context;
  switch (test.of) {
    case "hours":
      return answer?.kind === "clock" && isWithin(test, answer);
    case "channel":
      return (shop.channel ?? "web") === test.channel;
    case "language":
      return state.language === test.language;
    case "tag":
      return answer?.kind === "customer" && answer.tags.some((tag) => normaliseText(tag) === normaliseText(test.tag));
    case "cart":
      return state.cart.reduce((sum, { quantity }) => sum + quantity, 0) >= test.least;
    case "orders":
      return answer?.kind === "customer" && answer.orders >= test.least;
    case "owed":
      return answer?.kind === "customer" && answer.owes;
    case "segment":
      return answer?.kind === "customer" && answer.isMember;
    case "value":
      return fitsValue(test, context);
  }
}

function needOf(test: FlowCondition): FlowRequest | undefined {
  switch (test.of) {
    case "hours":
      return { kind: "clock" };
    case "tag":
    case "owed":
      return { kind: "customer", orders: 0, segment: null };
    case "orders":
      return { kind: "customer", orders: test.least, segment: null };
    case "segment":
      return { kind: "customer", orders: 0, segment: test.segment };
    default:
      return undefined;
  }
}

/** Goes on by `yes` or `no`, without a word. */
export const condition = (node: Extract<FlowNode, { kind: "condition" }>): NodeHandler => ({
  ...(node.test.of === "cart" && { usesCart: true as const }),
  request: (_context, heard) => (heard ? undefined : needOf(node.test)),
  run: (context, heard, answer) =>
    heard ? { kind: "lost" } : { kind: "leave", outlet: holds(node.test, context, answer) ? "yes" : "no" },
});
