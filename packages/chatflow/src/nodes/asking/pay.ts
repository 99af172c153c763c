import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeContext, NodeHandler } from "../../engine/node-handler.ts";
import { moneyText } from "../../text/money-text.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import { buttonMessage } from "../../wire/chat-actions.ts";

/** Waiting here already: whatever is said meanwhile asks nobody for money again. */
const isWaiting = ({ id }: FlowNode, { state }: NodeContext) => state.node === id && state.waiting?.node === id;

/** Has the customer's phone asked for money and waits until it is known what became of that, or the customer goes on. */
export const pay = (node: Extract<FlowNode, { kind: "pay" }>): NodeHandler => ({
  request: (context, heard) =>
    heard || isWaiting(node, context) || node.amount_minor === 0
      ? undefined
      : { kind: "pay", amount_minor: node.amount_minor },
  run(context, heard, answer) {
    const { phrases } = context;
    const ask = (text: string) => [buttonMessage(text, [{ id: context.id("later"), title: phrases.payLater }])];
    if (heard?.kind === "pick" && heard.what === "later") return { kind: "leave", outlet: "unpaid" };
    if (isWaiting(node, context)) return { kind: "wait", say: ask(phrases.payWaits) };
    if (heard) return { kind: "lost" };
    if (answer?.kind !== "pay" || !answer.asked)
      return { kind: "leave", outlet: answer?.kind === "pay" && answer.paid ? "paid" : "unpaid" };
    const { id, order_id, amount, phone } = answer.asked;
    const values = { order: stripFormatting(order_id), total: moneyText(amount), payer: stripFormatting(phone) };
    const waiting = { node: node.id, id: id.slice(0, 100) };
    return { kind: "wait", say: ask(context.translate(node.text, values)), change: { waiting } };
  },
});
