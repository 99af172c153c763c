import type { Parsed, Reply } from "@mauzo/contract/endpoint";
import type { publicShops } from "@mauzo/contract/storefront/public-shops";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import { listSlugs } from "./queries.ts";

type Query = Parsed<typeof publicShops.slugs>["query"];

/** The rows are short and read by programs: a sitemap needs only a few requests. */
const pageSize = 5_000;
const cursorPrefix = "after:";

/** Returns a page of the slugs of the shops in the directory. */
export async function listShopSlugs(
  { pool }: Pick<Deps, "pool">,
  { cursor = cursorPrefix }: Query,
): Promise<Reply<typeof publicShops.slugs>> {
  if (!cursor.startsWith(cursorPrefix)) throw refuse("cursor_invalid", { loc: ["query", "cursor"] });
  const found = await listSlugs(outsideShops(pool), cursor.slice(cursorPrefix.length), pageSize + 1);
  const items = found.slice(0, pageSize);
  return { items, next: found.length > pageSize ? `${cursorPrefix}${items.at(-1)}` : null };
}
