import type { Stack } from "./stack.ts";

/** `x.shop_id = $1`, and the same between two tables, as drizzle and our own SQL write it. */
const scopes = /(?:"?\w+"?\.)?"?\bshop_id"?\s*=\s*(\$\d+|(?:"?\w+"?\.)"?shop_id"?)/g;

/** The statement with every condition on the shop made true; the values keep their types. */
const unscoped = (text: string) =>
  text.replace(scopes, (_, other: string) => (other.startsWith("$") ? `(${other}::uuid is not null)` : "true"));

function unscopedQuery(query: unknown): unknown {
  if (typeof query === "string") return unscoped(query);
  if (typeof query === "object" && query !== null && "text" in query && typeof query.text === "string")
    query.text = unscoped(query.text);
  return query;
}

/**
 * Disables the isolation in the code: every statement of the API reaches the database without its conditions on the
 * shop. Must be called before the pool has opened a connection.
 */
export function disableShopConditions({ pool }: Stack): void {
  if (pool.totalCount > 0) throw new Error("the pool has connections already");
  pool.on("connect", (client) => {
    client.query = new Proxy(client.query, {
      apply: (target, self, [query, ...rest]) => Reflect.apply(target, self, [unscopedQuery(query), ...rest]),
    });
  });
}

/** Disables the isolation in the database: the policies of every table are switched off. */
export async function disableRowSecurity({ db }: Stack): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    "select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of rows) await db.query(`alter table ${name} disable row level security`);
}
