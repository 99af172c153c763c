import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { ProductFacts, VariantFacts } from "../../asks.ts";
import type { Heard } from "../../chat-state.ts";
import type { Behaviour, Scene, Step } from "../../engine/behaviour.ts";
import { newDraft, variantLeft } from "../../engine/draft.ts";
import { moneyText } from "../../text/money-text.ts";
import { normal } from "../../text/normal.ts";
import { pageOf } from "../../text/paging.ts";
import { plain } from "../../text/plain.ts";
import { shorten } from "../../text/shorten.ts";
import { limits } from "../../wire/limits.ts";
import { type Row, sayImages, sayList, sayText } from "../../wire/say.ts";

type Node = Extract<FlowNode, { kind: "variants" }>;
const fewLeft = 5;

/** `v:product:variant` or `page:product:offset`: a pick says which product it is of, so one from an old list still fits. */
function readPick(heard: Heard | null) {
  const parts = heard?.kind === "pick" ? /^(v|page):([^:]+):([^:]+)$/.exec(heard.what) : null;
  return parts?.[2] && parts[3] ? { page: parts[1] === "page", product: parts[2], value: parts[3] } : undefined;
}

/** Size, colour: which variant of the product. One variant alone needs no choosing. */
export const variants = (node: Node): Behaviour => ({
  usesCart: true,
  ask({ state }, heard) {
    const id = heard?.kind === "pick" ? readPick(heard)?.product : state.draft?.product_id;
    return id === undefined ? undefined : { kind: "product", id };
  },
  run(scene, heard, answer) {
    if (heard?.kind === "pick" && heard.what === "back") return { kind: "leave", outlet: "back" };
    if (answer?.kind !== "product") return { kind: "lost" };
    const product = answer.product;
    // Also what stands on another page of the list is taken by its name.
    if (heard?.kind === "text") {
      const words = normal(heard.text);
      const named = product?.variants.find(({ name }) => words !== "" && normal(plain(name)) === words);
      return product && named ? take(node, scene, product, named) : { kind: "lost" };
    }
    if (!product)
      return { kind: "leave", outlet: "sold-out", say: sayText(scene.phrases.gone), change: { draft: null } };

    const pick = readPick(heard);
    if (pick && !pick.page) {
      const variant = product.variants.find((each) => each.id === pick.value);
      return variant ? take(node, scene, product, variant) : { kind: "lost" };
    }
    const [first, ...others] = product.variants;
    if (first && others.length === 0) return take(node, scene, product, first);
    return list(node, scene, product, pick ? Number(pick.value) || 0 : 0);
  },
});

/** The variant's own picture, unless it is the one the product was just shown by. */
function pictureOf(product: ProductFacts, { name, image_url: link, price }: VariantFacts) {
  if (!link || link === product.image_url || product.variants.length === 1) return [];
  return sayImages([{ link, caption: `*${shorten(plain(name), 80)}*\n${moneyText(price)}` }]);
}

function take(node: Node, scene: Scene, product: ProductFacts, variant: VariantFacts): Step {
  const change = { draft: { ...newDraft(product.id), variant_id: variant.id } };
  if (variantLeft(variant, scene.state.cart) > 0)
    return { kind: "leave", outlet: "picked", say: pictureOf(product, variant), change };
  const name = shorten(plain(variant.name === "" ? product.name : variant.name), 80);
  const why = variant.stock > 0 ? scene.phrases.allInCart(name) : scene.phrases.pickAnother(name);
  if (product.variants.every((each) => variantLeft(each, scene.state.cart) === 0)) {
    return { kind: "leave", outlet: "sold-out", say: sayText(why), change: { draft: null } };
  }
  const again = list(node, scene, product, 0);
  return again.kind === "wait" ? { ...again, say: [...sayText(why), ...again.say] } : again;
}

function list(node: Node, scene: Scene, product: ProductFacts, offset: number): Step {
  const { phrases, state, shop } = scene;
  const name = shorten(plain(product.name), 80);
  const page = pageOf(product.variants, offset, limits.rows - 1);
  const rows: Row[] = page.shown.map((variant) => {
    const left = variantLeft(variant, state.cart);
    const stock = left === 0 ? phrases.soldOut : left <= fewLeft ? phrases.left(left) : "";
    return {
      id: scene.id(`v:${product.id}:${variant.id}`),
      title: plain(variant.name),
      description: [moneyText(variant.price), stock].filter((part) => part !== "").join(" · "),
    };
  });
  if (page.next !== null) {
    rows.push({ id: scene.id(`page:${product.id}:${page.next}`), title: phrases.more, description: phrases.moreHint });
  }
  rows.push({ id: scene.id("back"), title: phrases.otherProducts, description: "" });
  const say = sayList({
    header: name,
    body: scene.prompt(node.text, { product: name }),
    footer: plain(shop.name),
    button: node.button[state.language],
    rows,
  });
  return { kind: "wait", say: [say], change: { draft: newDraft(product.id) } };
}
