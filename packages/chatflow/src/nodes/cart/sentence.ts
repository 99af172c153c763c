import { limits } from "@mauzo/channels/limits";
import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { shorten } from "@mauzo/format/text/shorten";
import { type CartLine, cartLinesMax, wishesMax, wishMax } from "../../chat-state.ts";
import { addCartLine } from "../../engine/add-cart-line.ts";
import { newDraft } from "../../engine/cart-line-draft.ts";
import type { NodeContext, NodeHandler, NodeResult } from "../../engine/node-handler.ts";
import type { OrderWish, ProductFacts, VariantFacts } from "../../flow-requests.ts";
import { moneyText } from "../../text/money-text.ts";
import {
  type Choice,
  isCounted,
  namedAmong,
  ordersGoods,
  type Settled,
  settleVariant,
  settleWish,
} from "../../text/order/settle-wish.ts";
import { searchTerms } from "../../text/search-terms.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import { textIn } from "../../text/text-in.ts";
import { buttonMessage, listMessage, textMessages } from "../../wire/chat-actions.ts";

type Node = Extract<FlowNode, { kind: "sentence" }>;
type Open = { wish: OrderWish } & Extract<Settled, { kind: "ask" | "choose" }>;
/** What has become of a sentence so far. */
type Tally = { cart: CartLine[]; added: string[]; notes: string[]; open: Open[] };

/** The words of a wish without those that ask for it politely. */
function quoted({ words }: Pick<OrderWish, "words">): string {
  const all = words.split(/\s+/);
  const first = all.findIndex((word) => searchTerms(word) !== "");
  return shorten(stripFormatting(all.slice(Math.max(0, first)).join(" ")), 60);
}
const nameOf = (product: ProductFacts, variant: VariantFacts | null) => {
  const name = shorten(stripFormatting(product.name), 80);
  return variant === null || variant.name === "" ? name : `${name} (${shorten(stripFormatting(variant.name), 60)})`;
};

/** Reads an order in the customer's own words: what is sure goes into the cart, what is not is asked once. */
export const sentence = (node: Node): NodeHandler => ({
  usesCart: true,
  searchable: true,
  request({ state }, heard) {
    if (heard?.kind === "pick" && heard.what === "back") return undefined;
    if (heard?.kind === "text") return { kind: "match-order", text: [heard.text, ...state.wishes].join("\n") };
    // What was asked is looked up again: its stock may be another by now.
    return heard && state.wishes.length > 0 ? { kind: "match-order", text: state.wishes.join("\n") } : undefined;
  },
  run(context, heard, answer) {
    const { state, phrases } = context;
    if (!heard) return arrive(node, context);
    if (heard.kind === "pick" && heard.what === "back")
      return { kind: "leave", outlet: "empty", change: { wishes: [] } };
    if (answer?.kind !== "match-order") return { kind: "lost" };
    const begun: Tally = { cart: state.cart, added: [], notes: [], open: [] };
    if (heard.kind === "text") {
      return answered(node, context, begun, answer.wishes);
    }
    const [asked, ...others] = answer.wishes;
    if (!asked) return { kind: "lost" };
    if (heard.what === "none") {
      const left = { ...begun, notes: [phrases.sentence.leftOut(quoted(asked))] };
      return goOn(node, context, settleAll(context, left, others));
    }
    const [, productId, variantId] = /^c:([^:]+):([^:]+)$/.exec(heard.what) ?? [];
    const candidate = asked.candidates.find(({ product }) => product.id === productId);
    // A button of an earlier question: this one still stands.
    if (!candidate) return goOn(node, context, settleAll(context, begun, answer.wishes));
    const variant = candidate.product.variants.find(({ id }) => id === variantId);
    const settled: Settled = variant
      ? settleVariant(asked, candidate, variant, state.cart)
      : { kind: "choose", product: candidate.product };
    return goOn(node, context, settleAll(context, note(context, begun, asked, settled), others));
  },
});

/** Words while something is asked are another way to say which, or another order; what else is open stays so. */
function answered(node: Node, context: NodeContext, begun: Tally, all: readonly OrderWish[]): NodeResult {
  const { cart, wishes } = context.state;
  const from = Math.max(0, all.length - wishes.length);
  const isKept = all.slice(from).every(({ words }, at) => words === wishes[at]);
  const [said, open] = isKept ? [all.slice(0, from), all.slice(from)] : [all, []];
  if (!ordersGoods(said)) return { kind: "lost" };
  const [[asked, ...others], [only, ...more]] = [open, said];
  const meant = asked && only && more.length === 0 ? namedAmong(asked, only) : undefined;
  if (!asked || !only || !meant) return goOn(node, context, settleAll(context, begun, [...said, ...open]));
  if (isCounted(only)) return goOn(node, context, settleAll(context, begun, [only, ...others]));
  const { product, variant_id } = meant;
  const [single, ...several] = product.variants;
  const variant = several.length === 0 ? single : product.variants.find(({ id }) => id === variant_id);
  const settled: Settled = variant ? settleVariant(asked, meant, variant, cart) : { kind: "choose", product };
  return goOn(node, context, settleAll(context, note(context, begun, asked, settled), others));
}

/** Nobody has written an order yet, or an answer to the question that fits it. */
function arrive(node: Node, context: NodeContext): NodeResult {
  const { state, phrases, lost } = context;
  const back = { id: context.id("back"), title: phrases.otherProducts };
  if (!lost || state.wishes.length === 0)
    return { kind: "wait", say: [buttonMessage(context.prompt(node.text), [back])], change: { wishes: [] } };
  const left = state.wishes.map((words) => phrases.sentence.leftOut(quoted({ words })));
  const outlet = state.cart.length > 0 ? "next" : "empty";
  return { kind: "leave", outlet, say: textMessages(left.join("\n")), change: { wishes: [] } };
}

function note({ phrases }: NodeContext, tally: Tally, wish: OrderWish, settled: Settled): Tally {
  const say = (...words: string[]) => ({ ...tally, notes: [...tally.notes, ...words] });
  switch (settled.kind) {
    case "add": {
      const { product, variant, line, isFewer } = settled;
      const cart = addCartLine(tally.cart, line);
      if (cart.length > cartLinesMax)
        return say(phrases.sentence.leftOut(quoted(wish)), phrases.cartIsFull(cartLinesMax));
      const name = nameOf(product, variant);
      const fewer = isFewer ? [phrases.sentence.fewer(name, line.quantity)] : [];
      return { ...say(...fewer), cart, added: [...tally.added, `${line.quantity} × *${name}*`] };
    }
    case "sold-out": {
      const name = nameOf(settled.product, null);
      return say(settled.isInCart ? phrases.allInCart(name) : phrases.isSoldOut(name));
    }
    case "unknown":
      return say(phrases.sentence.unknown(quoted(wish)));
    case "nothing":
      return tally;
    default:
      return { ...tally, open: [...tally.open, { wish, ...settled }] };
  }
}

const settleAll = (context: NodeContext, from: Tally, wishes: readonly OrderWish[]): Tally =>
  wishes.reduce((tally, wish) => note(context, tally, wish, settleWish(wish, tally.cart)), from);

/** Says what has become of the sentence, and asks what is still open: one thing at a time. */
function goOn(node: Node, context: NodeContext, { cart, added, notes, open }: Tally): NodeResult {
  const { phrases, state } = context;
  const questions = open.flatMap((each) => (each.kind === "ask" ? [each] : []));
  const chosen = open.flatMap((each) => (each.kind === "choose" ? [each] : []));
  const all = [...questions, ...chosen].map(({ wish }) => wish.words.slice(0, wishMax));
  const wishes = all.slice(0, wishesMax);
  const [first] = questions;
  const [choose, ...later] = chosen;
  const oneByOne = later.map(({ product }) => nameOf(product, null)).join(", ");
  const lines = [
    ...(added.length > 0 ? [phrases.sentence.added, ...added] : []),
    ...notes,
    ...all.slice(wishesMax).map((words) => phrases.sentence.leftOut(quoted({ words }))),
    ...(!first && oneByOne !== "" ? [phrases.sentence.oneByOne(oneByOne)] : []),
  ];
  const say = textMessages(lines.join("\n"));
  if (first)
    return { kind: "wait", say: [...say, question(node, context, first)], change: { cart, wishes, draft: null } };
  const settled = { cart, wishes: [] };
  if (choose)
    return { kind: "leave", outlet: "product", say, change: { ...settled, draft: newDraft(choose.product.id) } };
  // Where nothing of it could be added, the cart is not what was asked for.
  const isAny = added.length > 0 || (cart.length > 0 && state.wishes.length > 0);
  return { kind: "leave", outlet: isAny ? "next" : "empty", say, change: { ...settled, draft: null } };
}

/** As buttons while they fit, otherwise as a list. */
function question(
  node: Node,
  context: NodeContext,
  { wish, choices }: { wish: OrderWish; choices: readonly Choice[] },
) {
  const { phrases, state } = context;
  const body = phrases.sentence.which(quoted(wish));
  const shown = choices.map(({ product, variant }) => {
    const several = product.variants.length > 1;
    const [only] = product.variants;
    const price = variant ?? (several ? undefined : only);
    return {
      id: context.id(`c:${product.id}:${variant?.id ?? "-"}`),
      name: nameOf(product, several ? variant : null),
      title:
        variant && several && choices.every((each) => each.product.id === product.id) ? variant.name : product.name,
      price: price ? moneyText(price.price) : "",
    };
  });
  const none = { id: context.id("none"), title: phrases.sentence.none };
  const titles = shown.map(({ title }) => stripFormatting(title));
  const fit = titles.every((title) => title.length <= limits.buttons.title) && new Set(titles).size === titles.length;
  if (fit && shown.length < limits.buttons.count) {
    const lines = shown.map(({ name, price }) => (price === "" ? `*${name}*` : `*${name}* · ${price}`));
    const buttons = shown.map(({ id }, at) => ({ id, title: titles[at] ?? "" }));
    return buttonMessage([body, ...lines].join("\n"), [...buttons, none]);
  }
  const rows = shown.map(({ id, name, price }, at) => ({
    id,
    title: titles[at] ?? "",
    description: [name === titles[at] ? "" : name, price].filter((part) => part !== "").join(" · "),
  }));
  return listMessage({
    ...{ header: phrases.products, body, footer: "", button: textIn(node.button, state.language) },
    rows: [...rows, { ...none, description: "" }],
  });
}
