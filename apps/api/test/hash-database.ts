import { createHash } from "node:crypto";
import type { Stack } from "./stack.ts";

/** What a mere read may write: when a session was last seen, and how often something was tried. */
const allowedWrites = { columns: ["seen_at"], tables: ["auth.tries"] };

async function tablesOf(stack: Stack): Promise<{ name: string; hasShop: boolean }[]> {
  const { rows } = await stack.db.query<{ name: string; hasShop: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'shop_id') as "hasShop"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and (n.nspname in ('public', 'auth') or (n.nspname = 'pgboss' and c.relname = 'job'))
     order by 1`,
  );
  return rows.filter(({ name }) => !allowedWrites.tables.includes(name));
}

/** One hash per table over all of its content, or over what belongs to one shop. */
export async function hashDatabase(stack: Stack, shopId?: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { name, hasShop } of await tablesOf(stack)) {
    if (shopId && !hasShop) continue;
    const { rows } = await stack.db.query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from ${name} t ${shopId ? "where shop_id = $2" : ""} order by 1`,
      [allowedWrites.columns, ...(shopId ? [shopId] : [])],
    );
    hashes[name] = `${rows.length} ${createHash("sha256")
      .update(rows.map(({ row }) => row).join("\n"))
      .digest("hex")}`;
  }
  return hashes;
}
