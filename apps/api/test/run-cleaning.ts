import pino from "pino";
import { type CleaningLimits, clean, cleaningLimits } from "../src/jobs/cleaning/clean.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

type Logged = { msg: string; deleted: Record<string, number>; isComplete: boolean };

/** Runs the cleaning of a whole night, job after job. Returns what it logs at its end. */
export async function runCleaning({ pool, db, deps }: Stack, limits: Partial<CleaningLimits> = {}) {
  const logged: Logged[] = [];
  const log = pino({}, { write: (line) => void logged.push(JSON.parse(line)) });
  const run = (job: Parameters<typeof clean>[1]) =>
    clean({ pool, queue: deps.queue, log }, job, { ...cleaningLimits, ...limits });
  await run({});
  let jobs = 1;
  while (logged.length === 0) {
    const { rows } = await db.query<{ data: Parameters<typeof clean>[1] }>(
      "delete from pgboss.job where name = 'cleaning' returning data",
    );
    for (const { data } of rows) await run(data);
    jobs += rows.length;
  }
  const [end] = logged;
  return { deleted: end?.deleted ?? {}, isComplete: end?.isComplete, jobs };
}

const user = "(select user_id from memberships where shop_id = $1 limit 1)";
/** The shop's webhook, or a new one. */
const anEndpoint = `known as (select id from webhook_endpoints where shop_id = $1 and removed_at is null limit 1),
    fresh as (
      insert into webhook_endpoints (shop_id, url, events, sealed_secret, secret_ends, saved_by)
      select $1, 'https://8.8.8.8/x', '{order.placed}', '', 'x', 'Neema' where not exists (select from known) returning id),
    e as (select id from known union all select id from fresh)`;

/** Statements that add `$3` rows of a table for the shop `$1`, with a time that is the interval `$2` ago. */
const insertions: Record<string, string> = {
  lookup_keys: `insert into lookup_keys (kind, key_hash, shop_id, target_id, expires_at)
    select 'cart', sha256(uuidv7()::text::bytea), $1, $1, now() - $2::interval from generate_series(1, $3)`,
  "auth.access_tokens": `insert into auth.access_tokens (hash, session_id, expires_at)
    select sha256(uuidv7()::text::bytea), (select id from auth.sessions where user_id = ${user} and expires_at > now() limit 1), now() - $2::interval
    from generate_series(1, $3)`,
  "auth.sessions": `insert into auth.sessions (user_id, token, expires_at)
    select ${user}, uuidv7()::text, now() - $2::interval from generate_series(1, $3)`,
  "auth.mail_links": `insert into auth.mail_links (user_id, purpose, token_hash, email, expires_at)
    select ${user}, 'reset_password', sha256(uuidv7()::text::bytea), 'a@duka.example', now() - $2::interval from generate_series(1, $3)`,
  "auth.sign_up_links": `insert into auth.sign_up_links (email, name, token_hash, expires_at)
    select 'a@duka.example', $1::uuid::text, sha256(uuidv7()::text::bytea), now() - $2::interval from generate_series(1, $3)`,
  "auth.verifications": `insert into auth.verifications (identifier, value, expires_at)
    select $1::uuid::text, 'x', now() - $2::interval from generate_series(1, $3)`,
  "auth.tries": `insert into auth.tries (key, points, expire)
    select $1::uuid::text || uuidv7(), 1, (extract(epoch from now() - $2::interval) * 1000)::bigint from generate_series(1, $3)`,
  contact_messages: `insert into contact_messages (full_name, email, phone, message, language, created_at)
    select 'Neema', 'a@duka.example', '+255712345678', $1::uuid::text, 'sw', now() - $2::interval from generate_series(1, $3)`,
  stored_replies: `insert into stored_replies (shop_id, key_hash, request_hash, reply, created_at)
    select $1, sha256(uuidv7()::text::bytea), '', sha256('x'), now() - $2::interval from generate_series(1, $3)`,
  list_views: `insert into list_views (shop_id, list, name, query, created_by, removed_at)
    select $1, 'stock', 'Vikoi', 'search=kikoi', ${user}, now() - $2::interval from generate_series(1, $3)`,
  segments: `insert into segments (shop_id, name, document, user_name, updated_by, removed_at)
    select $1, 'Wote', '{}', 'Neema', 'Neema', now() - $2::interval from generate_series(1, $3)`,
  customer_merge_memories: `insert into customer_merge_memories (shop_id, merge_id, customer, moved, stayed, changes, created_at)
    select $1, uuidv7(), '{}', '{}', '[]', '[]', now() - $2::interval from generate_series(1, $3)`,
  invites: `insert into invites (shop_id, email, language, invited_by, expires_at)
    select $1, uuidv7() || '@duka.example', 'sw', ${user}, now() - $2::interval from generate_series(1, $3)`,
  carts: `with c as (
      insert into carts (shop_id, number, language, expires_at)
      select $1, uuidv7()::text, 'sw', now() - $2::interval from generate_series(1, $3) returning id)
    insert into cart_lines (shop_id, cart_id, product_id, variant_id, quantity)
    select $1, c.id, v.product_id, v.id, 1 from c, (select id, product_id from variants where shop_id = $1 limit 1) v`,
  conversations: `with c as (
      insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash, forget_at)
      select $1, (select id from bots where shop_id = $1), 'web', uuidv7()::text, sha256('x'), now() - $2::interval
      from generate_series(1, $3) returning id),
    t as (insert into threads (shop_id, conversation_id, channel, last_seq) select $1, id, 'web', 2 from c)
    insert into messages (shop_id, conversation_id, direction, author, seq, body)
    select $1, c.id, d, a, n, '{}' from c, unnest('{in,out}'::text[], '{customer,bot}'::text[]) with ordinality s (d, a, n)`,
  // Of a shop that wants them gone after three months.
  threads: `with s as (
      insert into inbox_settings (shop_id, settings) values ($1, '{"forget_months": 3}') on conflict do nothing),
    c as (
      insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash)
      select $1, (select id from bots where shop_id = $1), 'web', uuidv7()::text, sha256('x')
      from generate_series(1, $3) returning id),
    t as (
      insert into threads (shop_id, conversation_id, channel, last_seq, last_at)
      select $1, id, 'web', 1, now() - interval '3 months' + interval '90 days' - $2::interval from c)
    insert into messages (shop_id, conversation_id, direction, author, seq, body) select $1, id, 'in', 'customer', 1, '{}' from c`,
  media: `insert into media (shop_id, key, kind, name, bytes, created_at)
    select $1, replace(uuidv7()::text, '-', ''), 'document', 'x.pdf', 1000, now() - $2::interval from generate_series(1, $3)`,
  channel_events: `with k as (
      insert into channel_connections (shop_id, business_account_id, sealed_token, sealed_app_secret, token_ends, app_secret_ends, removed_at)
      values ($1, '12345', '', '', '', '', now()) returning id),
    n as (
      insert into channel_numbers (shop_id, connection_id, phone_number_id, removed_at)
      select $1, id, '12345', now() from k returning id)
    insert into channel_events (shop_id, number_id, kind, external_id, contact_key, provider_at, body, handled_at)
    select $1, n.id, 'message', uuidv7()::text, '255712345678', now(), '{}', now() - $2::interval from n, generate_series(1, $3)`,
  customer_notes: `with c as (insert into customers (shop_id, name) values ($1, 'Juma') returning id)
    insert into customer_notes (shop_id, customer_id, text, user_id, user_name, removed_at)
    select $1, c.id, 'x', ${user}, 'Neema', now() - $2::interval from c, generate_series(1, $3)`,
  facts: `insert into facts (shop_id, name, version, subject, actor, payload, at)
    select $1, 'shop.changed', 1, $1, '{"kind":"system"}', '{}', now() - $2::interval from generate_series(1, $3)`,
  // What is older stands before in the chain.
  record_entries: `insert into record_entries (shop_id, number, id, at, kind, event, actor_kind, before, after, previous, hash)
    select $1, -1000 * extract(epoch from $2::interval)::bigint - n, uuidv7(), now() - $2::interval,
      'settings', 'shop_changed', 'system', '{}', '{}', '', '' from generate_series(1, $3) n`,
  webhook_endpoints: `insert into webhook_endpoints (shop_id, url, events, sealed_secret, secret_ends, saved_by, removed_at)
    select $1, 'https://8.8.8.8/x', '{order.placed}', '', 'x', 'Neema', now() - $2::interval from generate_series(1, $3)`,
  webhook_deliveries: `with ${anEndpoint}
    insert into webhook_deliveries (shop_id, endpoint_id, event, state, created_at)
    select $1, e.id, 'webhook.test', 'sent', now() - $2::interval from e, generate_series(1, $3)`,
  // To messages that are there without one, as far as they go.
  webhook_bodies: `with ${anEndpoint},
    there as (
      select id from webhook_deliveries d where shop_id = $1
        and not exists (select from webhook_bodies b where b.shop_id = $1 and b.delivery_id = d.id) limit $3),
    added as (
      insert into webhook_deliveries (shop_id, endpoint_id, event, state)
      select $1, e.id, 'webhook.test', 'sent' from e, generate_series(1, $3 - (select count(*) from there)::int) returning id)
    insert into webhook_bodies (shop_id, delivery_id, body, created_at)
    select $1, d.id, '{}', now() - $2::interval from (select id from there union all select id from added) d`,
  past_prices: `insert into past_prices (shop_id, item_id, price_minor, until)
    select $1, uuidv7(), 1000, now() - $2::interval from generate_series(1, $3)`,
  // All in one conversation, which stays.
  planned_messages: `with there as (select id from conversations where shop_id = $1 and chat_id = 'planned'),
    c as (
      insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash, forget_at)
      select $1, (select id from bots where shop_id = $1), 'web', 'planned', sha256('x'), null
      where not exists (select from there) returning id),
    t as (insert into threads (shop_id, conversation_id, channel) select $1, id, 'web' from c)
    insert into planned_messages (shop_id, conversation_id, text, send_at, created_by, after_in_seq, state)
    select $1, c.id, 'x', now() - $2::interval, ${user}, 0, 'sent'
    from (select id from there union all select id from c) c, generate_series(1, $3)`,
  unmatched_sentences: `with there as (select id from conversations where shop_id = $1 and chat_id = 'unmatched'),
    c as (
      insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash, forget_at)
      select $1, (select id from bots where shop_id = $1), 'web', 'unmatched', sha256('x'), null
      where not exists (select from there) returning id)
    insert into unmatched_sentences (shop_id, conversation_id, language, sentence, spelling, created_at)
    select $1, c.id, 'sw', 'x', 'x', now() - $2::interval
    from (select id from there union all select id from c) c, generate_series(1, $3)`,
  campaign_recipients: `with k as (
      insert into sms_connections (shop_id, provider, sender_id, sealed_user, sealed_secret, secret_ends, part_minor, saved_by)
      values ($1, 'beem', 'KIKOI', '', '', '', 4000, 'Neema') returning id),
    c as (
      insert into campaigns (shop_id, channel, name, message, audience, state, connection_id, part_minor, quoted_minor, starts_at,
        ended_at, code, user_name, saved_by)
      select $1, 'sms', 'x', '{}', '{}', 'done', k.id, 4000, 4000, now() - $2::interval, now() - $2::interval, '000000', 'Neema', 'Neema'
      from k returning id)
    insert into campaign_recipients (shop_id, campaign_id, n, language, state)
    select $1, c.id, n, 'sw', 'sent' from c, generate_series(1, $3) n`,
  import_rows: `with i as (
      insert into imports (shop_id, name, user_id, user_name, state, headings, mapping, kind, row_count, finished_at, settings)
      select $1, 'x', ${user}, 'Neema', 'done', '{}', '{}', 'products', 1, now() - $2::interval, '{"category":"home","status":"published","category_words":[],"remembered_words":[],"dotted_thousands":false}' from generate_series(1, greatest(1, $3 / 1000)) returning id)
    insert into import_rows (shop_id, import_id, line, cells)
    select $1, i.id, n, '{a}' from i, generate_series(1, least($3, 1000)) n`,
};

/** @param ago an interval such as `1 day 1 minute`; for a column that is in the future, `-1 minute`. */
export async function addRowsOfAge(stack: Stack, { shopId }: OpenedShop, table: string, ago: string, count = 1) {
  const insertion = insertions[table];
  if (!insertion) throw new Error(`write an insertion for ${table}`);
  await stack.db.query(insertion, [shopId, ago, count]);
}
