import { shorten } from "@mauzo/format/shorten";
import { limits } from "../limits.ts";
import type { OutgoingPart } from "../outgoing-part.ts";
import { cleanLine, cleanText, paragraphs } from "./clean-text.ts";
import type { AdaptContext } from "./context.ts";
import { frameOf, textParts } from "./text-parts.ts";

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
  if (cleanLine(part.catalogueId) === "" || cleanLine(part.retailerId) === "") return inWords(part, context);
  const { before, body, footer } = frameOf(
    { body: cleanText(part.body), footer: part.footer },
    limits.products,
    context,
  );
  const { catalogueId, retailerId, text } = part;
  return [
    ...before,
    { kind: "product", catalogueId, retailerId, ...(body ? { body } : {}), ...(footer ? { footer } : {}), text },
  ];
}

/** Products in sections: more than thirty are several messages; without any, the text. */
export function fitProducts(part: Products, context: AdaptContext): OutgoingPart[] {
  const items = part.sections.flatMap(({ title, retailerIds }) =>
    retailerIds.filter((id) => cleanLine(id) !== "").map((id) => ({ id, title: cleanLine(title) })),
  );
  if (items.length === 0 || cleanLine(part.catalogueId) === "") return inWords(part, context);
  const pages: { title: string; retailerIds: string[] }[][] = [];
  let left = 0;
  let open: string | undefined;
  for (const { id, title } of items) {
    let page = pages.at(-1);
    const isFull = left === 0 || (title !== open && page?.length === limits.products.sections);
    if (page === undefined || isFull) {
      page = [];
      pages.push(page);
      left = limits.products.items;
      open = undefined;
    }
    if (title === open) page.at(-1)?.retailerIds.push(id);
    else page.push({ title, retailerIds: [id] });
    open = title;
    left -= 1;
  }
  if (pages.length > 1) context.note("pages", String(items.length), String(pages.length));
  for (const page of pages)
    for (const section of page) {
      const short = shorten(
        section.title || (page.length > 1 ? context.words.others : ""),
        limits.products.sectionTitle,
      );
      if (short !== section.title) context.note(section.title === "" ? "empty" : "cut", section.title, short);
      section.title = short;
    }
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
        text: part.text,
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
  const { thumbnailRetailerId, text } = part;
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
