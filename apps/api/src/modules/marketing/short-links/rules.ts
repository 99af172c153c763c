import type { ShortLinkTarget } from "@mauzo/contract/marketing/short-links";
import { viaOf, viaParameter } from "@mauzo/contract/shop/via";
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

type Destination = {
  archivedAt: string | null;
  slug: string;
  published: boolean;
  product: { id: string; name: string } | null;
  setId: string | null;
};
/** The page that a link leads to: what is gone becomes the shop's page, and a shop that is not shown the start. */
export function pathOf({ archivedAt, slug, published, product, setId }: Destination): string {
  if (!published) return "/";
  if (archivedAt === null && product) return productPath(slug, product);
  return archivedAt === null && setId !== null ? `/shops/${slug}/sets/${setId}` : `/shops/${slug}`;
}

/** The page, told which link led to it. */
export const withVia = (path: string, kind: "short_link" | "qr", code: string): string =>
  `${path}?${viaParameter}=${viaOf(kind, code)}`;

/** Whether a person opens the link, as far as the caller says: no HEAD, no preview of a messenger, nothing fetched ahead. */
export const isPerson = (method: string, header: (name: string) => string | undefined): boolean => {
  const agent = header("user-agent") ?? "";
  const ahead = `${header("sec-purpose") ?? ""} ${header("purpose") ?? ""} ${header("x-moz") ?? ""}`;
  return method === "GET" && agent !== "" && !isbot(agent) && !/whatsapp\//i.test(agent) && !/prefetch/i.test(ahead);
};
