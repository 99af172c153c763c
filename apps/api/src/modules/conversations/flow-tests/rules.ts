import type { ProductFacts } from "@mauzo/chatflow/flow-requests";
import { compareTurn, worstOf } from "@mauzo/chatflow/saved/compare-talk";
import type { Said, SavedTalk, Shelved } from "@mauzo/chatflow/saved/saved-talk";
import { currentOptions } from "@mauzo/chatflow/wire/current-options";
import { type FlowHeard, type FlowTest, heardMost } from "@mauzo/contract/conversations/flow-tests";
import type { SaidRow } from "./queries.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Telephone numbers and addresses of mail become others, which fit the same questions: a test needs nobody's own. */
const withoutContacts = (words: string): string =>
  words.replace(/[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g, "mteja@example.com").replace(/\+?\d[\d\s()-]{7,}\d/g, "0712345678");

/** What a customer wrote and pressed since the last silence of a day: a conversation begins anew after it. */
export function heardIn(rows: readonly SaidRow[]): FlowHeard[] {
  let heard: FlowHeard[] = [];
  let offers: { id: string; title: string }[] = [];
  let last = 0;
  for (const { body, at } of rows) {
    const moment = Date.parse(at);
    if (moment - last > dayMs) heard = [];
    last = moment;
    if ("actions" in body) {
      const shown = currentOptions(body.actions);
      offers = shown.length > 0 ? shown : offers;
      continue;
    }
    if (body.type === "interactive") {
      const title = offers.find(({ id }) => id === body.text)?.title ?? "";
      heard.push({ kind: "pick", id: body.text.slice(0, 200), title: title.slice(0, 100) });
    } else if (body.text.trim() !== "") heard.push({ kind: "text", text: withoutContacts(body.text).slice(0, 1024) });
  }
  return heard.slice(0, heardMost);
}

/** What a saved conversation keeps of a product. */
export const shelvedOf = (product: ProductFacts & { category: string }): Shelved => ({
  ...{ id: product.id, name: product.name, description: product.description.slice(0, 300) },
  ...{ category: product.category, image_url: product.image_url },
  variants: product.variants.map(({ id, name, price, stock, image_url }) => ({
    ...{ id, name, price: { minor: price.minor, currency: price.currency }, stock },
    ...(image_url != null && { image_url }),
  })),
  add_on_groups: product.add_on_groups.map(({ id, name, min, max, add_ons }) => ({
    ...{ id, name, min, max },
    add_ons: add_ons.map((each) => ({
      ...{ id: each.id, name: each.name, stock: each.stock },
      price: { minor: each.price.minor, currency: each.price.currency },
    })),
  })),
});

/** A saved conversation beside what a flow says in it. */
export function comparedTurns({ heard, expected }: SavedTalk, said: readonly Said[]) {
  const turns = heard.map((each, at): FlowTest["turns"][number] => {
    const outcome = compareTurn(expected[at], said[at]);
    const was = expected[at]?.says ?? [];
    return { heard: each, outcome, was, now: outcome === "same" ? null : (said[at]?.says ?? []) };
  });
  return { outcome: worstOf(turns.map(({ outcome }) => outcome)), turns };
}
