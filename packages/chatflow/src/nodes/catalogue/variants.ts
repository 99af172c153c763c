import { limits } from "@mauzo/channels/limits";
import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { shorten } from "@mauzo/format/text/shorten";
import type { NodeInput } from "../../chat-state.ts";
import { newDraft, variantLeft } from "../../engine/cart-line-draft.ts";
import type { NodeContext, NodeHandler, NodeResult } from "../../engine/node-handler.ts";
import type { ProductFacts, VariantFacts } from "../../flow-requests.ts";
import { moneyText } from "../../text/money-text.ts";
import { normaliseText } from "../../text/normalise-text.ts";
import { pageOf } from "../../text/paging.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import { textIn } from "../../text/text-in.ts";
import { buttonMessage, imageMessages, type ListRow, listMessage, textMessages } from "../../wire/chat-actions.ts";

type Node = Extract<FlowNode, { kind: "variants" }>;
const fewLeft = 5;

/** `v:product:variant` or `page:product:offset`: a pick names its product, so that one from an old list still works. */
function readPick(heard: NodeInput | null) {
  const parts = heard?.kind === "pick" ? /^(v|page):([^:]+):([^:]+)$/.exec(heard.what) : null;
  return parts?.[2] && parts[3] ? { page: parts[1] === "page", product: parts[2], value: parts[3] } : undefined;
}

/** Asks for the variant (size, colour). Skipped if there is only one. */
export const variants = (node: Node): NodeHandler => ({
  usesCart: true,
  request({ state }, heard) {
    const id = heard?.kind === "pick" ? readPick(heard)?.product : state.draft?.product_id;
    return id === undefined ? undefined : { kind: "product", id };
  },
  run(context, heard, answer) {
    if (heard?.kind === "pick" && heard.what === "back") return { kind: "leave", outlet: "back" };
    if (answer?.kind !== "product") return { kind: "lost" };
    const product = answer.product;
    // Typing a name also works for variants on another page of the list.
    if (heard?.kind === "text") {
      const words = normaliseText(heard.text);
      const named = product?.variants.find(
        ({ name }) => words !== "" && normaliseText(stripFormatting(name)) === words,
      );
      return product && named ? take(node, context, product, named) : { kind: "lost" };
    }
    if (!product)
      return { kind: "leave", outlet: "sold-out", say: textMessages(context.phrases.gone), change: { draft: null } };

    const pick = readPick(heard);
    if (pick && !pick.page) {
      const variant = product.variants.find((each) => each.id === pick.value);
      return variant ? take(node, context, product, variant) : { kind: "lost" };
    }
    const [first, ...others] = product.variants;
    if (first && others.length === 0) return take(node, context, product, first);
    return ask(node, context, product, pick ? Number(pick.value) || 0 : 0);
  },
});

/** The variant's own picture, unless it is the product's picture that was just shown. */
function pictureOf(product: ProductFacts, { name, image_url: link, price }: VariantFacts) {
  if (!link || link === product.image_url || product.variants.length === 1) return [];
  return imageMessages([{ link, caption: `*${shorten(stripFormatting(name), 80)}*\n${moneyText(price)}` }]);
}

function take(node: Node, context: NodeContext, product: ProductFacts, variant: VariantFacts): NodeResult {
  const change = { draft: { ...newDraft(product.id), variant_id: variant.id } };
  if (variantLeft(variant, context.state.cart) > 0)
    return { kind: "leave", outlet: "picked", say: pictureOf(product, variant), change };
  const name = shorten(stripFormatting(variant.name === "" ? product.name : variant.name), 80);
  const why = variant.stock > 0 ? context.phrases.allInCart(name) : context.phrases.pickAnother(name);
  if (product.variants.every((each) => variantLeft(each, context.state.cart) === 0)) {
    return { kind: "leave", outlet: "sold-out", say: textMessages(why), change: { draft: null } };
  }
  const again = ask(node, context, product, 0);
  return again.kind === "wait" ? { ...again, say: [...textMessages(why), ...again.say] } : again;
}

/** What is said of a variant's stock: nothing while there is plenty. */
function stockText({ phrases, state }: NodeContext, variant: VariantFacts): string {
  const left = variantLeft(variant, state.cart);
  return left === 0 ? phrases.soldOut : left <= fewLeft ? phrases.left(left) : "";
}

const joined = (...parts: string[]) => parts.filter((part) => part !== "").join(" · ");

/** As buttons while they fit, otherwise as a list. */
const ask = (node: Node, context: NodeContext, product: ProductFacts, offset: number): NodeResult =>
  product.variants.length <= limits.buttons.count
    ? buttons(node, context, product)
    : list(node, context, product, offset);

/** A button for each that is left, with its price. Where that is too long for one of them, the prices stand above. */
function buttons(node: Node, context: NodeContext, product: ProductFacts): NodeResult {
  const { phrases, state } = context;
  const name = shorten(stripFormatting(product.name), 80);
  const choices = product.variants.map((variant) => {
    const title = stripFormatting(variant.name) || name;
    return {
      id: context.id(`v:${product.id}:${variant.id}`),
      title,
      priced: joined(title, moneyText(variant.price).replace(".00 ", " ")),
      line: `*${shorten(title, 80)}* · ${joined(moneyText(variant.price), stockText(context, variant))}`,
      isSaid: stockText(context, variant) !== "",
      isLeft: variantLeft(variant, state.cart) > 0,
    };
  });
  const fit = choices.every(({ priced }) => priced.length <= limits.buttons.title);
  const lines = choices.filter(({ isSaid }) => isSaid || !fit).map(({ line }) => line);
  const shown = choices.filter(({ isLeft }) => isLeft);
  const say = buttonMessage([context.prompt(node.text, { product: name }), ...lines].join("\n"), [
    ...shown.map(({ id, title, priced }) => ({ id, title: fit ? priced : title })),
    { id: context.id("back"), title: phrases.otherProducts },
  ]);
  return { kind: "wait", say: [say], change: { draft: newDraft(product.id) } };
}

function list(node: Node, context: NodeContext, product: ProductFacts, offset: number): NodeResult {
  const { phrases, state } = context;
  const name = shorten(stripFormatting(product.name), 80);
  const page = pageOf(product.variants, offset, limits.list.rows - 1);
  const rows: ListRow[] = page.shown.map((variant) => ({
    id: context.id(`v:${product.id}:${variant.id}`),
    title: stripFormatting(variant.name),
    description: joined(moneyText(variant.price), stockText(context, variant)),
  }));
  if (page.next !== null) {
    rows.push({
      id: context.id(`page:${product.id}:${page.next}`),
      title: phrases.more,
      description: phrases.moreHint,
    });
  }
  rows.push({ id: context.id("back"), title: phrases.otherProducts, description: "" });
  const say = listMessage({
    header: name,
    body: context.prompt(node.text, { product: name }),
    footer: "",
    button: textIn(node.button, state.language),
    rows,
  });
  return { kind: "wait", say: [say], change: { draft: newDraft(product.id) } };
}
