import { sql } from "drizzle-orm";
import type { Tx } from "../../tenant-transaction.ts";
import { firstNames, lastNames, mobilePrefixes } from "./sample-names.ts";
import { idAt, momentOf, type SeedSize, seededRandomSql, shopRow } from "./seeded-values.ts";

/** Inserts customers `from` to `to`, each with a phone number of their own and the conversation they order from. */
export async function seedCustomers(tx: Tx, shopId: string, size: SeedSize, from: number, to: number): Promise<void> {
  const at = momentOf("n", size.customers);
  const oneOf = (list: string[], key: string) =>
    sql`(${sql.param(list)}::text[])[1 + floor(${seededRandomSql(key)} * ${list.length})::int]`;
  await tx.execute(sql`
    with s as (${shopRow(shopId)}),
    made as (
      select s.shop_id, n, ${sql.raw(at)} as at, ${idAt("'c' || n", at)} as id, ${idAt("'w' || n", at)} as conversation_id,
        ${oneOf(firstNames, "'first' || n")} || ' ' || ${oneOf(lastNames, "'last' || n")} as name,
        '+255' || ${oneOf(mobilePrefixes, "'mobile' || n")} || lpad((n::bigint * 76543 % 10000000)::text, 7, '0') as phone
      from s cross join generate_series(${from}::int, ${to}::int) n
    ),
    conversation as (
      insert into conversations (shop_id, id, bot_id, channel, chat_id, visitor_hash, language, created_at, updated_at)
      select made.shop_id, conversation_id, b.id, case when n % 3 = 0 then 'whatsapp' else 'web' end, 'seed-' || n,
        sha256(convert_to(conversation_id::text, 'UTF8')), case when n % 4 = 0 then 'en' else 'sw' end, at, at
      from made join lateral (select id from bots where bots.shop_id = made.shop_id order by id limit 1) b on true
      on conflict do nothing returning shop_id, id, channel, language, updated_at
    ),
    thread as (
      insert into threads (shop_id, conversation_id, channel, language, last_at)
      select shop_id, id, channel, language, updated_at from conversation
    ),
    reached as (
      insert into contacts (shop_id, customer_id, phone, name, created_at)
      select shop_id, id, phone, name, at from made on conflict do nothing
      returning shop_id, customer_id, phone, name, created_at
    )
    insert into customers (shop_id, id, name, phone, created_at)
    select shop_id, customer_id, name, phone, created_at from reached
    on conflict do nothing`);
}
