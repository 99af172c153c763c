import type { Parsed, Reply } from "@mauzo/contract/endpoint";
import type { publicShops } from "@mauzo/contract/public-shops";
import { outsideShops } from "../../db/scope.ts";
import type { Deps } from "../../deps.ts";
import { listSlugs } from "./queries.ts";

type Query = Parsed<typeof publicShops.addresses>["query"];

/** A page of the public addresses of the shops in the directory. */
export async function listAddresses(
  { pool }: Pick<Deps, "pool">,
  { cursor = "", at_most: atMost }: Query,
): Promise<Reply<typeof publicShops.addresses>> {
  const found = await listSlugs(outsideShops(pool), cursor, atMost + 1);
  const items = found.slice(0, atMost);
  return { items, next: found.length > atMost ? (items.at(-1) ?? null) : null };
}
