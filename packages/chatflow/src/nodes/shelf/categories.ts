import type { FlowNode } from "@mauzo/contract/chatflow";
import type { Behaviour, Step } from "../../engine/behaviour.ts";
import { categoryLabel } from "../../phrases/category-label.ts";
import { pageOf } from "../../text/paging.ts";
import { plain } from "../../text/plain.ts";
import { limits } from "../../wire/limits.ts";
import { type Row, sayList, sayText } from "../../wire/say.ts";

const pickedPrefix = "c:";
const pagePrefix = "page:";

/** The shop's categories as a list. A single category needs no choosing. */
export const categories = (node: Extract<FlowNode, { kind: "categories" }>): Behaviour => ({
  searchable: true,
  ask: (_scene, heard) => (heard?.kind === "text" || isPicked(heard?.what) ? undefined : { kind: "categories" }),
  run(scene, heard, answer) {
    const what = heard?.kind === "pick" ? heard.what : "";
    if (isPicked(what)) return picked(what.slice(pickedPrefix.length), false);
    if ((heard && !what.startsWith(pagePrefix)) || answer?.kind !== "categories") return { kind: "lost" };

    const { phrases, state } = scene;
    const [first, ...others] = answer.categories;
    if (!first) return { kind: "leave", outlet: "empty", say: sayText(phrases.noCategories) };
    if (others.length === 0 && !scene.lost) return picked(first.name, true);

    const page = pageOf(answer.categories, Number(what.slice(pagePrefix.length)) || 0, limits.rows);
    const rows: Row[] = page.shown.map((category) => ({
      id: scene.id(`${pickedPrefix}${category.name.slice(0, 80)}`),
      title: plain(categoryLabel(category.name, state.language)),
      description: phrases.productCount(category.products),
    }));
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

const isPicked = (what: string | undefined) => what?.startsWith(pickedPrefix) ?? false;

const picked = (words: string, only: boolean): Step => ({
  kind: "leave",
  outlet: "picked",
  change: { browse: { by: "category", words: words.slice(0, 80).toWellFormed(), offset: 0, only } },
});
