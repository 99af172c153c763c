import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { PricedLine } from "../../asks.ts";
import type { Heard } from "../../chat-state.ts";
import type { Behaviour, Scene, Step } from "../../engine/behaviour.ts";
import { moneyText } from "../../text/money-text.ts";
import { pageOf } from "../../text/paging.ts";
import { plain } from "../../text/plain.ts";
import { limits } from "../../wire/limits.ts";
import { type Row, sayList, sayText } from "../../wire/say.ts";
import { lineName } from "./line-text.ts";

type Node = Extract<FlowNode, { kind: "cart-change" }>;
const isPick = (heard: Heard | null, what: string) => heard?.kind === "pick" && heard.what === what;

/** Takes a line out of the cart, or all of them. */
export const cartChange = (node: Node): Behaviour => ({
  usesCart: true,
  ask: ({ state }, heard) =>
    state.cart.length === 0 || isPick(heard, "all") || isPick(heard, "back")
      ? undefined
      : { kind: "price-cart", lines: state.cart },
  run(scene, heard, answer) {
    const { phrases, state } = scene;
    if (isPick(heard, "back")) return { kind: "leave", outlet: "back" };
    if (isPick(heard, "all") || state.cart.length === 0) {
      return { kind: "leave", outlet: "empty", say: sayText(phrases.emptied), change: { cart: [] } };
    }
    if (answer?.kind !== "price-cart" || heard?.kind === "text") return { kind: "lost" };
    const { lines } = answer.cart;
    const pick = heard ? /^(r|page):(\d{1,3}):(.+)$/s.exec(heard.what) : null;
    if (heard && !pick) return { kind: "lost" };
    const index = Number(pick?.[2] ?? 0);
    return pick?.[1] === "r" ? remove(scene, lines, index, pick[3]) : list(node, scene, lines, index);
  },
});

/** The pick names the variant too: after another line was taken out, the number alone would hit the wrong one. */
function remove({ phrases, state }: Scene, lines: PricedLine[], index: number, variantId: string | undefined): Step {
  if (state.cart[index]?.variant_id !== variantId) return { kind: "lost" };
  const cart = state.cart.toSpliced(index, 1);
  const line = lines[index];
  const removed = phrases.removed(line ? lineName(line, phrases) : phrases.aProduct);
  const say = sayText(cart.length === 0 ? `${removed} ${phrases.emptied}` : removed);
  return { kind: "leave", outlet: cart.length === 0 ? "empty" : "changed", say, change: { cart } };
}

function list(node: Node, scene: Scene, lines: PricedLine[], offset: number): Step {
  const { phrases, state, shop } = scene;
  const all = lines.slice(0, state.cart.length).map((line, index) => ({
    id: scene.id(`r:${index}:${state.cart[index]?.variant_id}`),
    title: lineName(line, phrases),
    description: `× ${line.quantity} · ${moneyText(line.total)}`,
  }));
  const page = pageOf(all, offset, limits.rows - 2);
  const rows: Row[] = page.shown;
  if (page.next !== null) {
    rows.push({ id: scene.id(`page:${page.next}:-`), title: phrases.more, description: phrases.moreHint });
  }
  rows.push(
    { id: scene.id("all"), title: phrases.emptyCart, description: phrases.emptyCartHint },
    { id: scene.id("back"), title: phrases.back, description: phrases.backHint },
  );
  const say = sayList({
    header: plain(shop.name),
    body: scene.prompt(node.text),
    footer: "",
    button: node.button[state.language],
    rows,
  });
  return { kind: "wait", say: [say] };
}
