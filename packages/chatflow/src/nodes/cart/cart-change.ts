import { limits } from "@mauzo/channels/limits";
import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeInput } from "../../chat-state.ts";
import type { NodeContext, NodeHandler, NodeResult } from "../../engine/node-handler.ts";
import type { PricedLine } from "../../flow-requests.ts";
import { moneyText } from "../../text/money-text.ts";
import { pageOf } from "../../text/paging.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import { textIn } from "../../text/text-in.ts";
import { type ListRow, listMessage, textMessages } from "../../wire/chat-actions.ts";
import { lineName } from "./line-text.ts";

type Node = Extract<FlowNode, { kind: "cart-change" }>;
const isPick = (heard: NodeInput | null, what: string) => heard?.kind === "pick" && heard.what === what;

/** Removes one line from the cart, or all of them. */
export const cartChange = (node: Node): NodeHandler => ({
  usesCart: true,
  request: ({ state }, heard) =>
    state.cart.length === 0 || isPick(heard, "all") || isPick(heard, "back")
      ? undefined
      : { kind: "price-cart", lines: state.cart },
  run(context, heard, answer) {
    const { phrases, state } = context;
    if (isPick(heard, "back")) return { kind: "leave", outlet: "back" };
    if (isPick(heard, "all") || state.cart.length === 0) {
      return { kind: "leave", outlet: "empty", say: textMessages(phrases.emptied), change: { cart: [] } };
    }
    if (answer?.kind !== "price-cart" || heard?.kind === "text") return { kind: "lost" };
    const { lines } = answer.cart;
    const pick = heard ? /^(r|page):(\d{1,3}):(.+)$/s.exec(heard.what) : null;
    if (heard && !pick) return { kind: "lost" };
    const index = Number(pick?.[2] ?? 0);
    return pick?.[1] === "r" ? remove(context, lines, index, pick[3]) : list(node, context, lines, index);
  },
});

/** The pick includes the variant: after another line was removed, the line number alone would match the wrong one. */
function remove(
  { phrases, state }: NodeContext,
  lines: PricedLine[],
  index: number,
  variantId: string | undefined,
): NodeResult {
  if (state.cart[index]?.variant_id !== variantId) return { kind: "lost" };
  const cart = state.cart.toSpliced(index, 1);
  const line = lines[index];
  const removed = phrases.removed(line ? lineName(line, phrases) : phrases.aProduct);
  const say = textMessages(cart.length === 0 ? `${removed} ${phrases.emptied}` : removed);
  return { kind: "leave", outlet: cart.length === 0 ? "empty" : "changed", say, change: { cart } };
}

function list(node: Node, context: NodeContext, lines: PricedLine[], offset: number): NodeResult {
  const { phrases, state, shop } = context;
  const all = lines.slice(0, state.cart.length).map((line, index) => ({
    id: context.id(`r:${index}:${state.cart[index]?.variant_id}`),
    title: lineName(line, phrases),
    description: `× ${line.quantity} · ${moneyText(line.total)}`,
  }));
  const page = pageOf(all, offset, limits.list.rows - 2);
  const rows: ListRow[] = page.shown;
  if (page.next !== null) {
    rows.push({ id: context.id(`page:${page.next}:-`), title: phrases.more, description: phrases.moreHint });
  }
  rows.push(
    { id: context.id("all"), title: phrases.emptyCart, description: phrases.emptyCartHint },
    { id: context.id("back"), title: phrases.back, description: phrases.backHint },
  );
  const say = listMessage({
    header: stripFormatting(shop.name),
    body: context.prompt(node.text),
    footer: "",
    button: textIn(node.button, state.language),
    rows,
  });
  return { kind: "wait", say: [say] };
}
