-- What people see of a conversation, one row each. It takes the place of `push_counts`, for the same reason: a message of the
-- visitor holds the conversation's row while it may wait for a cart whose order waits to be told. Whoever adds messages holds
-- the thread until the transaction ends, so the numbers of messages are committed in their order.
create table threads (
  shop_id uuid not null,
  conversation_id uuid not null,
  last_seq bigint not null default 0,
  -- how many of them were pushed
  pushed integer not null default 0,
  last_at timestamptz not null default now(),
  -- when the customer last wrote, by the channel's clock, and the number of that message
  last_in_at timestamptz,
  last_in_seq bigint not null default 0,
  preview text not null default '' check (char_length(preview) <= 120),
  preview_from text constraint thread_preview_from check (preview_from in ('customer', 'bot', 'person', 'workflow', 'campaign')),
  status text not null default 'open' constraint thread_status check (status in ('open', 'closed')),
  answered_by text not null default 'bot' constraint thread_answered_by check (answered_by in ('bot', 'person', 'nobody')),
  -- rises whenever `answered_by` or `assignee_id` changes: who read it and then writes asks for the same
  turn integer not null default 0,
  assignee_id uuid,
  -- why nobody answers
  reason text constraint thread_reason check (reason in ('bot_failed', 'late', 'asked')),
  -- since when the customer waits for a person
  waiting_since timestamptz,
  -- until when the channel takes any message
  window_until timestamptz,
  channel text not null constraint thread_channel check (channel in ('web', 'whatsapp')),
  language text not null default 'en' check (language in ('en', 'sw')),
  contact_id uuid,
  customer_id uuid,
  has_order boolean not null default false,
  -- rises with every change: who has a higher one ignores a lower one
  version bigint not null default 0,
  primary key (shop_id, conversation_id),
  foreign key (shop_id, conversation_id) references conversations,
  foreign key (shop_id, contact_id) references contacts,
  foreign key (shop_id, customer_id) references customers on delete set null (customer_id)
);

alter table messages
  -- its number in its conversation
  add column seq bigint check (seq > 0),
  add column author text constraint message_author check (author in ('customer', 'bot', 'person', 'workflow', 'campaign')),
  -- who wrote it, if the author is a person
  add column user_id uuid,
  -- what it says, as far as it is text
  add column text text not null default '' check (char_length(text) <= 4096),
  -- the channel's id of it, and when it was sent by the channel's clock: set for what arrived over a number
  add column external_id text check (char_length(external_id) <= 400),
  add column provider_at timestamptz,
  -- the message it answers; without a foreign key, for which each message that is forgotten would be looked for
  add column reply_to uuid;

-- Numbered before the new indexes exist, which takes a fraction of the time.
update messages m set
  seq = numbered.seq,
  author = case
    when m.direction = 'in' then 'customer'
    when m.body ? 'by' then 'person'
    when m.flow_version is null and m.push_number is not null then 'workflow'
    else 'bot' end,
  user_id = (m.body->>'by')::uuid,
  text = left(coalesce(case when m.body->>'type' = 'interactive' then '' else m.body->>'text' end, (
    select string_agg(coalesce(action->>'send_message', action->'send_reply_button'->'body'->>'text', action->'send_button'->>'body'), e'\n')
    from jsonb_array_elements(case when jsonb_typeof(m.body->'actions') = 'array' then m.body->'actions' else '[]' end) action
  ), ''), 4096)
from (select shop_id, id, row_number() over (partition by shop_id, conversation_id order by id) as seq from messages) numbered
where numbered.shop_id = m.shop_id and numbered.id = m.id;
alter table messages
  alter column seq set not null,
  alter column author set not null,
  add constraint message_of_its_side check ((direction = 'in') = (author = 'customer'));
create unique index on messages (shop_id, conversation_id, seq);
create unique index on messages (shop_id, external_id) where external_id is not null;

insert into threads (shop_id, conversation_id, last_seq, pushed, last_at, last_in_at, last_in_seq, preview, preview_from, channel,
  language, customer_id, has_order)
select c.shop_id, c.id, coalesce(n.last_seq, 0), coalesce(p.pushed, 0), coalesce(n.last_at, c.updated_at), n.last_in_at,
  coalesce(n.last_in_seq, 0), left(regexp_replace(coalesce(l.text, ''), '\s+', ' ', 'g'), 120), l.author, c.channel, c.language,
  o.customer_id, coalesce(o.has_order, false)
from conversations c
left join push_counts p on p.shop_id = c.shop_id and p.conversation_id = c.id
left join (
  select shop_id, conversation_id, max(seq) as last_seq, max(created_at) as last_at,
    max(created_at) filter (where direction = 'in') as last_in_at, max(seq) filter (where direction = 'in') as last_in_seq
  from messages group by shop_id, conversation_id
) n on n.shop_id = c.shop_id and n.conversation_id = c.id
left join messages l on l.shop_id = c.shop_id and l.conversation_id = c.id and l.seq = n.last_seq
left join (
  select shop_id, conversation_id, true as has_order,
    (array_agg(customer_id order by id desc) filter (where customer_id is not null))[1] as customer_id
  from orders where conversation_id is not null group by shop_id, conversation_id
) o on o.shop_id = c.shop_id and o.conversation_id = c.id;
drop table push_counts;

-- The lists of who answers: by the last message, by who has waited longest, by what closes next.
create index on threads (shop_id, status, last_at desc, conversation_id desc);
create index on threads (shop_id, waiting_since, conversation_id) where status = 'open' and waiting_since is not null;
create index on threads (shop_id, window_until, conversation_id) where status = 'open' and window_until is not null;
create index on threads (shop_id, contact_id) where contact_id is not null;
create index on threads (shop_id, customer_id) where customer_id is not null;

alter table threads enable row level security;
alter table threads force row level security;
create policy tenant on threads
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on threads to mauzo_app;

-- As before, with the thread.
create or replace function forget_empty_conversations(at_most integer, out checked integer, out deleted integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  due uuid[];
begin
  checked := 0;
  deleted := 0;
  -- Locked before they are checked, so that nobody adds to them in between. Both rows or neither: who adds a message holds the
  -- thread while they wait for the conversation.
  select array_agg(id) into due from (
    select c.id from conversations c join threads t on t.shop_id = c.shop_id and t.conversation_id = c.id
    where c.shop_id = mine and c.forget_at < now()
    order by c.forget_at limit at_most for update skip locked
  ) held;
  if due is null then return; end if;
  checked := cardinality(due);
  -- With a limit, each is looked up by an index, instead of a scan of the shop's carts and orders.
  update conversations c set forget_at = null where c.shop_id = mine and c.id = any (due) and (
    (select t.pushed > 0 from threads t where t.shop_id = mine and t.conversation_id = c.id)
    or (select true from carts k where k.shop_id = mine and k.conversation_id = c.id limit 1) is not null
    or (select true from orders o where o.shop_id = mine and o.conversation_id = c.id limit 1) is not null
  );
  delete from threads t using conversations c
  where t.shop_id = mine and t.conversation_id = c.id and c.shop_id = mine and c.id = any (due) and c.forget_at is not null;
  delete from messages m using conversations c
  where m.shop_id = mine and m.conversation_id = c.id and c.shop_id = mine and c.id = any (due) and c.forget_at is not null;
  delete from conversations where shop_id = mine and id = any (due) and forget_at is not null;
  get diagnostics deleted = row_count;
end $$;
