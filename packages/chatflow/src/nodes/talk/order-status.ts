import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { formatDateTime } from "@mauzo/format/date-time";
import type { OrderFacts } from "../../asks.ts";
import type { Heard } from "../../chat-state.ts";
import type { Behaviour, Scene } from "../../engine/behaviour.ts";
import { moneyText } from "../../text/money-text.ts";
import { readOrderNumber } from "../../text/order-number.ts";
import { plain } from "../../text/plain.ts";
import { sayButtons, sayText } from "../../wire/say.ts";

const shownMax = 5;

function orderText(scene: Scene, order: OrderFacts): string {
  const { language } = scene.state;
  const placed = formatDateTime(order.placed_at, scene.shop.timeZone ?? "Africa/Dar_es_Salaam", language);
  const status = Object.hasOwn(scene.phrases.statuses, order.status) ? scene.phrases.statuses[order.status] : undefined;
  return `*${plain(order.order_id)}*: ${status ?? plain(order.status)}\n${moneyText(order.total)} · ${placed}`;
}

const numberIn = (heard: Heard | null) => (heard?.kind === "text" ? readOrderNumber(heard.text) : undefined);

/** On arrival the orders of this conversation; without any, or for another one, it asks for the order's number. */
export const orderStatus = (node: Extract<FlowNode, { kind: "order-status" }>): Behaviour => ({
  ask(scene, heard) {
    const number = numberIn(heard);
    if (number !== undefined) return { kind: "find-orders", order_id: number, limit: 1 };
    return heard || scene.lost ? undefined : { kind: "find-orders", order_id: null, limit: shownMax };
  },
  run(scene, heard, answer) {
    const ask = (text: string) => sayButtons(text, [{ id: scene.id("back"), title: node.back[scene.state.language] }]);
    if (heard?.kind === "pick" && heard.what === "back") return { kind: "leave", outlet: "back" };
    if (scene.lost) return { kind: "wait", say: [ask(scene.say(node.missing))] };
    if (answer?.kind !== "find-orders") return { kind: "lost" };
    if (answer.orders.length === 0) {
      return { kind: "wait", say: [ask(scene.say(numberIn(heard) === undefined ? node.ask : node.missing))] };
    }
    const list = answer.orders.slice(0, shownMax).map((order) => orderText(scene, order));
    return { kind: "leave", outlet: "next", say: sayText([scene.say(node.found), ...list].join("\n\n")) };
  },
});
