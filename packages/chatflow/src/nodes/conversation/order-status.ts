import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { formatDateTime } from "@mauzo/format/date-time";
import type { NodeInput } from "../../chat-state.ts";
import type { NodeContext, NodeHandler } from "../../engine/node-handler.ts";
import type { OrderFacts } from "../../flow-requests.ts";
import { moneyText } from "../../text/money-text.ts";
import { readOrderNumber } from "../../text/read-order-number.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import { textIn } from "../../text/text-in.ts";
import { buttonMessage, textMessages } from "../../wire/chat-actions.ts";

const shownMax = 5;

function orderText(context: NodeContext, order: OrderFacts): string {
  const { language } = context.state;
  const placed = formatDateTime(order.placed_at, context.shop.timeZone ?? "Africa/Dar_es_Salaam", language);
  const status = Object.hasOwn(context.phrases.statuses, order.status)
    ? context.phrases.statuses[order.status]
    : undefined;
  return `*${stripFormatting(order.order_id)}*: ${status ?? stripFormatting(order.status)}\n${moneyText(order.total)} · ${placed}`;
}

const numberIn = (heard: NodeInput | null) => (heard?.kind === "text" ? readOrderNumber(heard.text) : undefined);

/** On arrival shows the orders of this conversation; if there are none, or for another order, asks for its number. */
export const orderStatus = (node: Extract<FlowNode, { kind: "order-status" }>): NodeHandler => ({
  request(context, heard) {
    const number = numberIn(heard);
    if (number !== undefined) return { kind: "find-orders", order_id: number, limit: 1 };
    return heard || context.lost ? undefined : { kind: "find-orders", order_id: null, limit: shownMax };
  },
  run(context, heard, answer) {
    const ask = (text: string) =>
      buttonMessage(text, [{ id: context.id("back"), title: textIn(node.back, context.state.language) }]);
    if (heard?.kind === "pick" && heard.what === "back") return { kind: "leave", outlet: "back" };
    if (context.lost) return { kind: "wait", say: [ask(context.translate(node.missing))] };
    if (answer?.kind !== "find-orders") return { kind: "lost" };
    if (answer.orders.length === 0) {
      return { kind: "wait", say: [ask(context.translate(numberIn(heard) === undefined ? node.ask : node.missing))] };
    }
    const list = answer.orders.slice(0, shownMax).map((order) => orderText(context, order));
    return { kind: "leave", outlet: "next", say: textMessages([context.translate(node.found), ...list].join("\n\n")) };
  },
});
