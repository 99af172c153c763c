import type { Parsed, Reply } from "@mauzo/contract/endpoint";
import type { publicShops } from "@mauzo/contract/storefront/public-shops";
import { outsideShops } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { fieldRefusal } from "../../../http/refusal.ts";
import { listSlugs } from "./queries.ts";

type Query = Parsed<typeof publicShops.addresses>["query"];

/** Short lines for programs: a sitemap is to be had in a few calls. */
const pageSize = 5_000;
const mark = "after:";

/** A page of the public addresses of the shops in the directory. */
export async function listAddresses(
  { pool }: Pick<Deps, "pool">,
  { cursor = mark }: Query,
): Promise<Reply<typeof publicShops.addresses>> {
  if (!cursor.startsWith(mark)) throw fieldRefusal(["query", "cursor"], "Not a cursor of this list");
  const found = await listSlugs(outsideShops(pool), cursor.slice(mark.length), pageSize + 1);
  const items = found.slice(0, pageSize);
  return { items, next: found.length > pageSize ? `${mark}${items.at(-1)}` : null };
}
