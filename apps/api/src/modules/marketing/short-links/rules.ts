import type { ShortLinkTarget } from "@mauzo/contract/marketing/short-links";
import { viaParameter } from "@mauzo/contract/shop/via";
import { productPath } from "@mauzo/format/text/product-address";
import { isbot } from "isbot";

type Columns = { kind: ShortLinkTarget["kind"]; productId: string | null; setId: string | null };

export function targetOf({ kind, productId, setId }: Columns): ShortLinkTarget {
  if (kind === "product" && productId !== null) return { kind, id: productId };
  if (kind === "set" && setId !== null) return { kind, id: setId };
  return { kind: "shop" };
}

export const columnsOf = (target: ShortLinkTarget): Columns => ({
  kind: target.kind,
  productId: target.kind === "product" ? target.id : null,
  setId: target.kind === "set" ? target.id : null,
});

export type Destination = {
  archivedAt: string | null;
  slug: string;
  published: boolean;
  product: { id: string; name: string } | null;
  setId: string | null;
  /** Whether the page opens with the chat. */
  opensChat: boolean;
};
/** With this at its end, the shop's page opens its chat (the site's `chat-press`). */
const chatSign = "#chat";
/** The page that a link leads to: what is gone becomes the shop's page, and a shop that is not shown the start. */
export function pathOf({ archivedAt, slug, published, product, setId, opensChat }: Destination): string {
  if (!published) return "/";
  if (opensChat) return `/shops/${slug}${chatSign}`;
  if (archivedAt === null && product) return productPath(slug, product);
  return archivedAt === null && setId !== null ? `/shops/${slug}/sets/${setId}` : `/shops/${slug}`;
}

/** The page, told what led to it. */
export function withVia(path: string, via: string): string {
  const [page = "", sign] = path.split("#");
  return `${page}?${viaParameter}=${via}${sign === undefined ? "" : `#${sign}`}`;
}

/** Whether a person opens the link, as far as the caller says: no HEAD, no preview of a messenger, nothing fetched ahead. */
export const isPerson = (method: string, header: (name: string) => string | undefined): boolean => {
  const agent = header("user-agent") ?? "";
  const ahead = `${header("sec-purpose") ?? ""} ${header("purpose") ?? ""} ${header("x-moz") ?? ""}`;
  return method === "GET" && agent !== "" && !isbot(agent) && !/whatsapp\//i.test(agent) && !/prefetch/i.test(ahead);
};
