import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { categoryName } from "@mauzo/format/category-names/category-name";
import type { Browse } from "../../chat-state.ts";
import type { Behaviour, Step } from "../../engine/behaviour.ts";
import { pageOf } from "../../text/paging.ts";
import { plain } from "../../text/plain.ts";
import { limits } from "../../wire/limits.ts";
import { type Row, sayList, sayText } from "../../wire/say.ts";

const pickedPrefix = "c:";
const setPrefix = "s:";
const pagePrefix = "page:";

/** The shop's sets and categories as one list. A single category by itself needs no choosing. */
export const categories = (node: Extract<FlowNode, { kind: "categories" }>): Behaviour => ({
  searchable: true,
  ask: (_scene, heard) => (heard?.kind === "text" || isPicked(heard?.what) ? undefined : { kind: "categories" }),
  run(scene, heard, answer) {
    const what = heard?.kind === "pick" ? heard.what : "";
    if (what.startsWith(setPrefix)) return picked("set", what.slice(setPrefix.length), false);
    if (isPicked(what)) return picked("category", what.slice(pickedPrefix.length), false);
    if ((heard && !what.startsWith(pagePrefix)) || answer?.kind !== "categories") return { kind: "lost" };

    const { phrases, state } = scene;
    const { sets, categories } = answer;
    const [first, ...others] = categories;
    if (!first) return { kind: "leave", outlet: "empty", say: sayText(phrases.noCategories) };
    if (others.length === 0 && sets.length === 0 && !scene.lost) return picked("category", first.name, true);

    const choices: Row[] = [
      ...sets.map(({ id, title }) => ({
        id: scene.id(`${setPrefix}${id.slice(0, 80)}`),
        title: plain(title[state.language]),
        description: phrases.collection,
      })),
      ...categories.map((category) => ({
        id: scene.id(`${pickedPrefix}${category.name.slice(0, 80)}`),
        title: plain(categoryName(category.name, state.language)),
        description: phrases.productCount(category.products),
      })),
    ];
    const page = pageOf(choices, Number(what.slice(pagePrefix.length)) || 0, limits.rows);
    const rows = [...page.shown];
    if (page.next !== null) {
      rows.push({ id: scene.id(`${pagePrefix}${page.next}`), title: phrases.more, description: phrases.moreHint });
    }
    const say = sayList({
      header: phrases.categories,
      body: scene.prompt(node.text),
      footer: plain(scene.shop.name),
      button: node.button[state.language],
      rows,
    });
    return { kind: "wait", say: [say] };
  },
});

const isPicked = (what: string | undefined) => [pickedPrefix, setPrefix].some((prefix) => what?.startsWith(prefix));

const picked = (by: Browse["by"], words: string, only: boolean): Step => ({
  kind: "leave",
  outlet: "picked",
  change: { browse: { by, words: words.slice(0, 80).toWellFormed(), offset: 0, only } },
});
