import { shorten } from "@mauzo/format/text/shorten";
import { limits } from "../../limits.ts";
import type { OutgoingPart } from "../../outgoing-part.ts";
import type { AdaptContext } from "../context.ts";
import { cleanLine, cleanText, isBlank, paragraphs } from "../text/clean-text.ts";
import { frameOf, textParts } from "../text/text-parts.ts";

type Product = Extract<OutgoingPart, { kind: "product" }>;
type Products = Extract<OutgoingPart, { kind: "products" }>;
type Catalogue = Extract<OutgoingPart, { kind: "catalogue" }>;

/** The part's text in its place; what else it said is noted. */
const inWords = (part: Product | Products, context: AdaptContext): OutgoingPart[] => {
  const header = "header" in part ? part.header : "";
  const titles = "sections" in part ? part.sections.map(({ title }) => title) : [];
  context.note("words", paragraphs(...[header, part.body, ...titles, part.footer].map(cleanText)), "");
  return textParts(cleanText(part.text), context, part.text);
};

/** One product of the catalogue, or its text if it has no id there. */
export function fitProduct(part: Product, context: AdaptContext): OutgoingPart[] {
  if (isBlank(part.catalogueId) || isBlank(part.retailerId)) return inWords(part, context);
  const { before, body, footer } = frameOf(
    { body: cleanText(part.body), footer: part.footer },
    limits.products,
    context,
  );
  const { catalogueId, retailerId } = part;
  const text = cleanText(part.text);
  return [
    ...before,
    { kind: "product", catalogueId, retailerId, ...(body ? { body } : {}), ...(footer ? { footer } : {}), text },
  ];
}

/** Products in sections: more than thirty are several messages; without any, the text. */
export function fitProducts(part: Products, context: AdaptContext): OutgoingPart[] {
  const items = part.sections.flatMap(({ title, retailerIds }) =>
    retailerIds.filter((id) => !isBlank(id)).map((id) => ({ id, title: cleanLine(title) })),
  );
  if (items.length === 0 || isBlank(part.catalogueId)) return inWords(part, context);
  // A title above nothing is told, not shown.
  for (const { title, retailerIds } of part.sections)
    if (retailerIds.every(isBlank) && cleanLine(title) !== "") context.note("empty", cleanLine(title), "");
  const titles = new Set(items.map(({ title }) => title));
  const isSeveral = titles.size > 1;
  const pages: { title: string; retailerIds: string[] }[][] = [];
  let left = 0;
  for (const item of items) {
    const title = shorten(item.title || (isSeveral ? context.words.others : ""), limits.products.sectionTitle);
    if (title !== item.title && titles.delete(item.title))
      context.note(item.title === "" ? "empty" : "cut", item.title, title);
    let page = pages.at(-1);
    const isOpen = page?.at(-1)?.title === title;
    if (page === undefined || left === 0 || (!isOpen && page.length === limits.products.sections)) {
      page = [];
      pages.push(page);
      left = limits.products.items;
    }
    if (page.at(-1)?.title === title) page.at(-1)?.retailerIds.push(item.id);
    else page.push({ title, retailerIds: [item.id] });
    left -= 1;
  }
  if (pages.length > 1) context.note("pages", String(items.length), String(pages.length));
  const { before, header, body, footer } = frameOf({ ...part, body: cleanText(part.body) }, limits.products, context);
  if (header === undefined) context.note("empty", "", context.words.products);
  return [
    ...before,
    ...pages.map(
      (sections, page): OutgoingPart => ({
        kind: "products",
        catalogueId: part.catalogueId,
        header: header ?? context.words.products,
        body: page === 0 ? body : `${context.words.more} (${page + 1}/${pages.length})`,
        ...(footer && page === pages.length - 1 ? { footer } : {}),
        sections,
        text: cleanText(part.text),
      }),
    ),
  ];
}

/** The whole catalogue behind one button. */
export function fitCatalogue(part: Catalogue, context: AdaptContext): OutgoingPart[] {
  const { before, body, footer } = frameOf(
    { body: cleanText(part.body), footer: part.footer },
    limits.products,
    context,
  );
  const { thumbnailRetailerId } = part;
  const text = cleanText(part.text);
  return [
    ...before,
    {
      kind: "catalogue",
      body,
      ...(footer ? { footer } : {}),
      ...(thumbnailRetailerId ? { thumbnailRetailerId } : {}),
      text,
    },
  ];
}
