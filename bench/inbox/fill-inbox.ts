import type pg from "pg";

const names = "Asha Juma Neema Baraka Rehema Salum Halima Daudi Zuhura Omari Fatuma Elia Mwanaidi Yusufu Grace Hamisi";
const said = "habari naomba kanga bei gani leo mzigo umefika asante sana nitalipa kesho rangi bluu ipo dukani sinza";
const nameCount = names.split(" ").length;
const saidCount = said.split(" ").length;

const word = (list: string, count: number, at: string) => `(string_to_array('${list}', ' '))[1 + (${at}) % ${count}]`;
const words = ["n * 7 + seq", "n + seq * 3", "seq * 5 + n / 3", "n * 11 + seq"].map((at) => word(said, saidCount, at));

/** Rows of a shop lie between those of the others, as they would have come: $2 conversations with $3 messages each. */
const fillings = [
  `insert into customers (shop_id, name, phone, language, source, channels)
   select shop_id, ${word(names, nameCount, "n")} || ' ' || n, '+2557' || lpad(n::text, 8, '0'), 'sw', 'web', '{web}'
   from generate_series(1, $2::int) n, unnest($1::uuid[]) shop_id where $3::int > 0`,
  `insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash, language)
   select shop_id, coalesce((select id from bots b where b.shop_id = s.shop_id limit 1), shop_id), 'web', 'c' || n,
     sha256(convert_to(shop_id::text || n, 'utf8')), (array['sw', 'en'])[1 + n % 2]
   from generate_series(1, $2::int) n, unnest($1::uuid[]) s(shop_id) where $3::int > 0`,
  `insert into threads (shop_id, conversation_id, channel, language, last_seq, last_at, last_in_at, last_in_seq, preview,
     preview_from, status, answered_by, waiting_since, customer_id)
   select c.shop_id, c.id, c.channel, c.language, $3, at, at, $3, 'Naomba kanga', 'customer',
     case when n % 4 = 0 then 'closed' else 'open' end, (array['person', 'nobody', 'bot'])[1 + n % 3],
     case when n % 4 <> 0 and n % 60 = 1 then at end, k.id
   from (select *, substr(chat_id, 2)::int as n from conversations where shop_id = any($1)) c
   cross join lateral (select now() - n * interval '5 minutes' as at) t
   join customers k on k.shop_id = c.shop_id and k.phone = '+2557' || lpad(n::text, 8, '0')
   where $2::int > 0`,
  `insert into messages (shop_id, id, conversation_id, direction, author, seq, text, body)
   select c.shop_id, uuidv7(-(n * interval '5 minutes') - ($3::int - seq) * interval '1 minute'), c.id,
     case when seq % 2 = 0 then 'in' else 'out' end, case when seq % 2 = 0 then 'customer' else 'person' end, seq, t.text,
     case when seq % 2 = 0 then jsonb_build_object('text', t.text, 'type', 'text')
       else jsonb_build_object('actions', jsonb_build_array(jsonb_build_object('send_message', t.text))) end
   from generate_series(1, $3::int) seq
   cross join (select *, substr(chat_id, 2)::int as n from conversations where shop_id = any($1)) c
   cross join lateral (select ${words.join(" || ' ' || ")} as text) t
   where $2::int > 0`,
];

/** Inserts conversations with their messages into these shops, in bulk and as the database owner. */
export async function fillInbox(db: pg.Pool, shopIds: string[], size: { conversations: number; each: number }) {
  const client = await db.connect();
  // The rows are consistent by construction; checking every foreign key would take most of the time.
  try {
    await client.query("set session_replication_role = replica; set synchronous_commit = off");
    for (const filling of fillings) {
      await client.query(filling, [shopIds, size.conversations, size.each]);
      await client.query("analyze");
    }
    await client.query("reset session_replication_role; reset synchronous_commit");
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
  }
}
