import { limits } from "@mauzo/channels/limits";
import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import { categoryName } from "@mauzo/format/category-names/category-name";
import type { Browse } from "../../chat-state.ts";
import type { NodeHandler, NodeResult } from "../../engine/node-handler.ts";
import { pageOf } from "../../text/paging.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import { textIn } from "../../text/text-in.ts";
import { type ListRow, listMessage, textMessages } from "../../wire/chat-actions.ts";

const pickedPrefix = "c:";
const setPrefix = "s:";
const pagePrefix = "page:";

/** Lists the shop's sets and categories. Skips the list if there is only one category. */
export const categories = (node: Extract<FlowNode, { kind: "categories" }>): NodeHandler => ({
  searchable: true,
  request: (_scene, heard) => (heard?.kind === "text" || isPicked(heard?.what) ? undefined : { kind: "categories" }),
  run(context, heard, answer) {
    const what = heard?.kind === "pick" ? heard.what : "";
    if (what.startsWith(setPrefix)) return picked("set", what.slice(setPrefix.length), false);
    if (isPicked(what)) return picked("category", what.slice(pickedPrefix.length), false);
    if ((heard && !what.startsWith(pagePrefix)) || answer?.kind !== "categories") return { kind: "lost" };

    const { phrases, state } = context;
    const { sets, categories } = answer;
    const [first, ...others] = categories;
    if (!first) return { kind: "leave", outlet: "empty", say: textMessages(phrases.noCategories) };
    if (others.length === 0 && sets.length === 0 && !context.lost) return picked("category", first.name, true);

    const choices: ListRow[] = [
      ...sets.map(({ id, title }) => ({
        id: context.id(`${setPrefix}${id.slice(0, 80)}`),
        title: stripFormatting(title[state.language]),
        description: phrases.collection,
      })),
      ...categories.map((category) => ({
        id: context.id(`${pickedPrefix}${category.name.slice(0, 80)}`),
        title: stripFormatting(categoryName(category.name, state.language)),
        description: phrases.productCount(category.products),
      })),
    ];
    const page = pageOf(choices, Number(what.slice(pagePrefix.length)) || 0, limits.list.rows);
    const rows = [...page.shown];
    if (page.next !== null) {
      rows.push({ id: context.id(`${pagePrefix}${page.next}`), title: phrases.more, description: phrases.moreHint });
    }
    const say = listMessage({
      header: phrases.categories,
      body: context.prompt(node.text),
      footer: "",
      button: textIn(node.button, state.language),
      rows,
    });
    return { kind: "wait", say: [say] };
  },
});

const isPicked = (what: string | undefined) => [pickedPrefix, setPrefix].some((prefix) => what?.startsWith(prefix));

const picked = (by: Browse["by"], words: string, only: boolean): NodeResult => ({
  kind: "leave",
  outlet: "picked",
  change: { browse: { by, words: words.slice(0, 80).toWellFormed(), offset: 0, only } },
});
