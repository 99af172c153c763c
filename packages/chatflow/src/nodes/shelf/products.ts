import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { categoryName } from "@mauzo/format/category-names/category-name";
import type { Answer, SetProductFacts } from "../../asks.ts";
import type { Browse, Heard } from "../../chat-state.ts";
import type { Behaviour, Scene, Step } from "../../engine/behaviour.ts";
import { newDraft } from "../../engine/draft.ts";
import { plain, plainLines } from "../../text/plain.ts";
import { priceText } from "../../text/price-text.ts";
import { shorten } from "../../text/shorten.ts";
import { soughtWords } from "../../text/sought-words.ts";
import { limits } from "../../wire/limits.ts";
import { type Row, sayImages, sayList, sayText } from "../../wire/say.ts";

const captionNameMax = 200;

/** Which shelf is meant: where the conversation was, the page that was picked, or the words searched for. */
function shelfOf(scene: Scene, heard: Heard | null): Browse | null {
  if (!heard) return scene.state.browse;
  if (heard.kind === "text") {
    const said = heard.text.replace(/\s+/g, " ").trim();
    const words = (soughtWords(said) || said).slice(0, 80).toWellFormed();
    return words.length < 2 ? null : { by: "search", words, offset: 0, only: false };
  }
  const page = /^page:(\d{1,6}):(category|search|set):(.{1,80})$/s.exec(heard.what);
  if (!page?.[3]) return null;
  const only = scene.state.browse?.only ?? false;
  const by = (["search", "set"] as const).find((each) => each === page[2]) ?? "category";
  return { by, words: page[3], offset: Number(page[1]), only };
}

/** A page of products with pictures and prices, and a list to pick from. Also finds products by words. */
export const products = (node: Extract<FlowNode, { kind: "products" }>): Behaviour => ({
  searchable: true,
  ask(scene, heard) {
    if (heard?.kind === "pick" && /^(p:|back$)/.test(heard.what)) return undefined;
    const shelf = shelfOf(scene, heard);
    if (!shelf) return undefined;
    if (shelf.by === "set") return { kind: "set", id: shelf.words, offset: shelf.offset, limit: roomOf(shelf) };
    const [category, search] = shelf.by === "category" ? [shelf.words, null] : [null, shelf.words];
    return { kind: "products", category, search, offset: shelf.offset, limit: roomOf(shelf) };
  },
  run(scene, heard, answer): Step {
    if (heard?.kind === "pick" && heard.what === "back") return { kind: "leave", outlet: "back" };
    if (heard?.kind === "pick" && heard.what.startsWith("p:")) {
      return { kind: "leave", outlet: "picked", change: { draft: newDraft(heard.what.slice(2)) } };
    }
    const shelf = shelfOf(scene, heard);
    if (!shelf || (answer?.kind !== "products" && answer?.kind !== "set")) return { kind: "lost" };
    if (answer.products.length === 0) {
      if (heard?.kind === "text") return { kind: "lost" };
      return { kind: "leave", outlet: "empty", say: sayText(scene.phrases.noProducts) };
    }
    return show(node, scene, shelf, answer);
  },
});

type Shelved = Extract<Answer, { kind: "products" | "set" }>;

const roomOf = (shelf: Browse) => (shelf.only ? limits.rows : limits.rows - 1);

function show(node: Extract<FlowNode, { kind: "products" }>, scene: Scene, shelf: Browse, answer: Shelved): Step {
  const { phrases, state, shop } = scene;
  const { total } = answer;
  const found: readonly SetProductFacts[] = answer.products;
  const set = answer.kind === "set" ? answer.set : null;
  const textOf = (name: "title" | "body" | "footer") => set?.[name][state.language] ?? "";
  const room = roomOf(shelf);
  const more = shelf.offset + Math.min(found.length, room) < total;
  const shown = found.slice(0, more ? room - 1 : room);
  const rows: Row[] = shown.map((product) => ({
    id: scene.id(`p:${product.id}`),
    title: plain(product.name),
    description: priceText(product, phrases),
    ...(product.section && { section: plain(product.section[state.language]) }),
  }));
  const after = shown.some(({ section }) => section) ? { section: phrases.goOn } : {};
  if (more) {
    const next = `page:${shelf.offset + shown.length}:${shelf.by}:${shelf.words}`;
    rows.push({ id: scene.id(next), title: phrases.more, description: phrases.moreHint, ...after });
  }
  if (!shelf.only) rows.push({ id: scene.id("back"), title: phrases.otherCategories, description: "", ...after });

  const images = shown.flatMap((product) =>
    product.image_url === null
      ? []
      : [
          {
            link: product.image_url,
            caption: `*${shorten(plain(product.name), captionNameMax)}*\n${priceText(product, phrases)}`,
          },
        ],
  );
  const words = plain(shelf.words);
  const prompt = scene.prompt(node.text);
  const about = shelf.offset > 0 || scene.lost ? "" : plainLines(textOf("body"));
  const together = [about, prompt].filter(Boolean).join("\n\n");
  const isOneBubble = together.length <= limits.body;
  const headerOf = () => {
    if (shelf.by === "set") return textOf("title");
    return shelf.by === "category" ? categoryName(shelf.words, state.language) : phrases.products;
  };
  const list = sayList({
    header: plain(headerOf()),
    body: shelf.by === "search" && !scene.lost ? phrases.found(words) : isOneBubble ? together : prompt,
    footer: plain(textOf("footer") || shop.name),
    button: node.button[state.language],
    rows,
  });
  const welcome = state.node === "" ? sayText(phrases.welcome(plain(shop.name))) : [];
  const said = [...welcome, ...(isOneBubble ? [] : sayText(about)), ...(scene.lost ? [] : sayImages(images))];
  return { kind: "wait", say: [...said, list], change: { browse: shelf } };
}
