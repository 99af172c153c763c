import { limits } from "@mauzo/channels/limits";
import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { categoryName } from "@mauzo/format/category-names/category-name";
import type { Browse, NodeInput } from "../../chat-state.ts";
import { newDraft } from "../../engine/cart-line-draft.ts";
import type { NodeContext, NodeHandler, NodeResult } from "../../engine/node-handler.ts";
import type { FlowResponse, SetProductFacts } from "../../flow-requests.ts";
import { priceText } from "../../text/price-text.ts";
import { productPictures } from "../../text/product-card.ts";
import { isAsking, searchTerms } from "../../text/search-terms.ts";
import { stripFormatting, stripLinesFormatting } from "../../text/strip-formatting.ts";
import { textIn } from "../../text/text-in.ts";
import { type ListRow, listMessage, textMessages } from "../../wire/chat-actions.ts";

/** Which products to show: the last ones, the page that was picked, or a search for the text. */
function browseOf(context: NodeContext, heard: NodeInput | null): Browse | null {
  if (!heard) return context.state.browse;
  if (heard.kind === "text") {
    const said = heard.text.replace(/\s+/g, " ").trim();
    const words = (searchTerms(said) || said).slice(0, 80).toWellFormed();
    return words.length < 2 ? null : { by: "search", words, offset: 0, only: false };
  }
  const page = /^page:(\d{1,6}):(category|search|set):(.{1,80})$/s.exec(heard.what);
  if (!page?.[3]) return null;
  const only = context.state.browse?.only ?? false;
  const by = (["search", "set"] as const).find((each) => each === page[2]) ?? "category";
  return { by, words: page[3], offset: Number(page[1]), only };
}

/** Shows a page of products with pictures and prices, and a list to pick from. Also searches products by words. */
export const products = (node: Extract<FlowNode, { kind: "products" }>): NodeHandler => ({
  searchable: true,
  request(context, heard) {
    if (heard?.kind === "pick" && /^(p:|back$)/.test(heard.what)) return undefined;
    const shelf = browseOf(context, heard);
    if (!shelf) return undefined;
    if (shelf.by === "set") return { kind: "set", id: shelf.words, offset: shelf.offset, limit: pageSizeOf(shelf) };
    const [category, search] = shelf.by === "category" ? [shelf.words, null] : [null, shelf.words];
    return { kind: "products", category, search, offset: shelf.offset, limit: pageSizeOf(shelf) };
  },
  run(context, heard, answer): NodeResult {
    if (heard?.kind === "pick" && heard.what === "back") return { kind: "leave", outlet: "back" };
    if (heard?.kind === "pick" && heard.what.startsWith("p:")) {
      return { kind: "leave", outlet: "picked", change: { draft: newDraft(heard.what.slice(2)) } };
    }
    const shelf = browseOf(context, heard);
    if (!shelf || (answer?.kind !== "products" && answer?.kind !== "set")) return { kind: "lost" };
    if (answer.products.length === 0) {
      // "Mna pikipiki?" was understood: there is none.
      const isQuestion = heard?.kind === "text" && context.state.node !== "" && isAsking(heard.text);
      if (isQuestion)
        return {
          kind: "leave",
          outlet: "empty",
          say: textMessages(context.phrases.notSold(stripFormatting(shelf.words))),
        };
      if (heard?.kind === "text") return { kind: "lost" };
      return { kind: "leave", outlet: "empty", say: textMessages(context.phrases.noProducts) };
    }
    return show(node, context, shelf, answer);
  },
});

type ProductsResponse = Extract<FlowResponse, { kind: "products" | "set" }>;

const pageSizeOf = (shelf: Browse) => (shelf.only ? limits.list.rows : limits.list.rows - 1);

function show(
  node: Extract<FlowNode, { kind: "products" }>,
  context: NodeContext,
  shelf: Browse,
  answer: ProductsResponse,
): NodeResult {
  const { phrases, state, shop } = context;
  const { total } = answer;
  const found: readonly SetProductFacts[] = answer.products;
  const set = answer.kind === "set" ? answer.set : null;
  const textOf = (name: "title" | "body" | "footer") => set?.[name][state.language] ?? "";
  const room = pageSizeOf(shelf);
  const more = shelf.offset + Math.min(found.length, room) < total;
  const shown = found.slice(0, more ? room - 1 : room);
  const rows: ListRow[] = shown.map((product) => ({
    id: context.id(`p:${product.id}`),
    title: stripFormatting(product.name),
    description: priceText(product, phrases),
    ...(product.section && { section: stripFormatting(product.section[state.language]) }),
  }));
  const after = shown.some(({ section }) => section) ? { section: phrases.goOn } : {};
  if (more) {
    const next = `page:${shelf.offset + shown.length}:${shelf.by}:${shelf.words}`;
    rows.push({ id: context.id(next), title: phrases.more, description: phrases.moreHint, ...after });
  }
  if (!shelf.only) rows.push({ id: context.id("back"), title: phrases.otherCategories, description: "", ...after });

  const images = productPictures(shown, phrases);
  const words = stripFormatting(shelf.words);
  const prompt = context.prompt(node.text);
  const about = shelf.offset > 0 || context.lost ? "" : stripLinesFormatting(textOf("body"));
  const together = [about, prompt].filter(Boolean).join("\n\n");
  const isOneBubble = together.length <= limits.buttons.body;
  const headerOf = () => {
    if (shelf.by === "set") return textOf("title");
    return shelf.by === "category" ? categoryName(shelf.words, state.language) : phrases.products;
  };
  const list = listMessage({
    header: stripFormatting(headerOf()),
    body: shelf.by === "search" && !context.lost ? phrases.found(words) : isOneBubble ? together : prompt,
    footer: textOf("footer") && stripFormatting(textOf("footer")),
    button: textIn(node.button, state.language),
    rows,
  });
  const welcome = state.node === "" ? textMessages(phrases.welcome(stripFormatting(shop.name))) : [];
  const said = [...welcome, ...(isOneBubble ? [] : textMessages(about)), ...(context.lost ? [] : images)];
  return { kind: "wait", say: [...said, list], change: { browse: shelf } };
}
