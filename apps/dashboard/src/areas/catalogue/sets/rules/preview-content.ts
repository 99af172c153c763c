import type { ProductFacts } from "@mauzo/chatflow/flow-requests";
import { type Pair, type SetProduct, setLimits } from "@mauzo/contract/catalogue/sets";
import { formatMoney } from "@mauzo/format/money";
import type { SetForm } from "../form/set-form.ts";

type Language = keyof Pair;
export type ShownSection = { title: string; products: readonly SetProduct[] };
/** A set as customers see it in one language. */
export type ShownSet = { header: string; body: string; footer: string; sections: readonly ShownSection[] };
export type Row = { id: string; title: string; text: string };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The text cut to at most this many UTF-16 units, with an ellipsis if cut. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > most - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

export const priceOf = ({ price_from, price_to }: SetProduct) =>
  price_from.minor === price_to.minor
    ? formatMoney(price_from)
    : `${formatMoney(price_from)} – ${formatMoney(price_to)}`;

/**
 * The product data that the chat and the page use; of the variants, only the lowest and the highest price are known
 * here.
 */
export function toProductFacts({
  id,
  name,
  description,
  image_url,
  stock,
  price_from,
  price_to,
}: SetProduct): ProductFacts {
  const prices = price_from.minor === price_to.minor ? [price_from] : [price_from, price_to];
  const variants = prices.map((price, at) => ({ id: `${at}`, name: "", price, stock }));
  return { id, name, description, image_url, variants, add_on_groups: [] };
}

/** A set as customers see it in one language, without unavailable products and empty sections. */
export function toPreviewContent(form: SetForm, found: readonly SetProduct[], language: Language): ShownSet {
  const { sections } = form.kind === "rule" ? { sections: [{ title: { en: "", sw: "" }, products: found }] } : form;
  const shown: ShownSection[] = sections
    .map(({ title, products }) => ({
      title: form.kind === "template" ? title[language] : "",
      products: products.filter(({ warning }) => warning === null),
    }))
    .filter(({ products }) => products.length > 0);
  return {
    header: form.header[language] || form.name,
    body: form.body[language],
    footer: form.footer[language],
    sections: shown,
  };
}

/** How many products a set holds, whether customers see them or not. */
export const countOf = (form: SetForm, found: readonly SetProduct[]): number =>
  form.kind === "rule" ? found.length : form.sections.reduce((sum, { products }) => sum + products.length, 0);

/** A WhatsApp list holds ten rows across all its sections; the rest is cut. */
export function toWhatsappList(sections: readonly ShownSection[]): {
  sections: { title: string; rows: Row[] }[];
  leftOut: number;
} {
  let room: number = setLimits.listRows;
  const shown = sections.flatMap(({ title, products }) => {
    const rows = products.slice(0, room).map((product) => ({
      id: product.id,
      title: truncate(product.name, setLimits.listTitle),
      text: truncate([priceOf(product), product.description].filter(Boolean).join(" · "), setLimits.listText),
    }));
    room -= rows.length;
    return rows.length > 0 ? [{ title, rows }] : [];
  });
  const all = sections.reduce((sum, { products }) => sum + products.length, 0);
  return { sections: shown, leftOut: all - (setLimits.listRows - room) };
}
