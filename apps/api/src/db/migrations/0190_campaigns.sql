-- Campaigns: one message to many customers, each of whom gets it at most once.

-- An account of the shop at an SMS provider. What opens it is sealed, and goes when the connection is removed; the row stays
-- for the campaigns that were sent over it.
create table sms_connections (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  provider text not null constraint sms_connection_provider check (provider in ('beem', 'nextsms', 'africas_talking')),
  sender_id text not null constraint sms_connection_sender check (char_length(sender_id) between 3 and 11),
  sealed_user bytea,
  sealed_secret bytea,
  -- the end of the secret, by which it is recognised
  secret_ends text not null check (char_length(secret_ends) <= 4),
  part_minor bigint not null constraint sms_connection_part check (part_minor >= 0),
  state text not null default 'unchecked' constraint sms_connection_state check (state in ('unchecked', 'connected', 'failed')),
  problem text constraint sms_connection_problem check (problem in ('credentials', 'sender', 'balance', 'silent', 'refused')),
  -- what is left there, as the contract has it
  balance jsonb,
  -- the names registered there; null: it does not tell
  sender_ids text[],
  checked_at timestamptz,
  is_default boolean not null default false,
  -- from when on the next message may leave over it
  free_at timestamptz not null default '-infinity',
  version integer not null default 1,
  saved_by text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (shop_id, id),
  constraint sms_connection_opens check (
    (removed_at is null) = (sealed_user is not null) and (removed_at is null) = (sealed_secret is not null))
);
create unique index sms_connections_default_idx on sms_connections (shop_id) where is_default and removed_at is null;

create table campaigns (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  channel text not null constraint campaign_channel check (channel = any (array['sms'])),
  name text not null constraint campaign_name check (char_length(name) <= 60),
  -- the texts in both languages, with what stands for a name that is not known
  message jsonb not null,
  -- whom it is for; numbers are there as the contacts they belong to
  audience jsonb not null,
  state text not null default 'draft' constraint campaign_state check (
    state in ('draft', 'scheduled', 'sending', 'paused', 'done', 'stopped')),
  paused_why text constraint campaign_paused check (
    paused_why in ('person', 'late', 'credentials', 'balance', 'sender')),
  connection_id uuid,
  part_minor bigint,
  quoted_minor bigint,
  starts_at timestamptz,
  -- when it is looked at next while it is scheduled or sent
  due_at timestamptz,
  ended_at timestamptz,
  -- what the links of its messages begin with
  code text constraint campaign_code check (code ~ '^[0-9A-Za-z]{6}$'),
  -- what it came to, once its recipients are gone
  figures jsonb,
  user_name text not null,
  version integer not null default 1,
  saved_by text not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, connection_id) references sms_connections,
  constraint campaign_started check (state = 'draft' or (
    connection_id is not null and part_minor is not null and quoted_minor is not null and starts_at is not null
    and code is not null)),
  constraint campaign_pause check ((state = 'paused') = (paused_why is not null)),
  constraint campaign_due check ((due_at is not null) = (state in ('scheduled', 'sending')))
);
create index on campaigns (shop_id, state, id);
create index on campaigns (shop_id, connection_id) where connection_id is not null;
create index on campaigns (shop_id, ended_at) where ended_at is not null;
create index campaigns_due_idx on campaigns (shop_id, due_at) where due_at is not null;

-- Whom a campaign is for, fixed when it is started: one row for each number. It knows nobody's number or name.
create table campaign_recipients (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  campaign_id uuid not null,
  -- its place in the campaign, which is in the link of its message
  n integer not null,
  -- whose it is; null: they were forgotten since
  contact_id uuid,
  language text not null constraint campaign_recipient_language check (language in ('en', 'sw')),
  state text not null default 'prepared' constraint campaign_recipient_state check (
    state in ('prepared', 'sending', 'unknown', 'sent', 'failed', 'delivered', 'read', 'skipped')),
  -- no state ever goes back to one of a lower rank
  rank smallint not null generated always as (case state
    when 'prepared' then 0 when 'sending' then 1 when 'unknown' then 2 when 'sent' then 3 when 'failed' then 4
    when 'delivered' then 5 when 'read' then 6 else 7 end) stored,
  failure text constraint campaign_recipient_failure check (failure in ('credentials', 'balance', 'sender',
    'number', 'blocked', 'content', 'expired', 'busy', 'other')),
  skipped text constraint campaign_recipient_skipped check (skipped in ('opted_out', 'no_consent', 'no_number', 'bad_number', 'recently',
    'duplicate', 'gone', 'stopped')),
  parts smallint not null default 0,
  price_minor bigint not null default 0,
  sending_at timestamptz,
  sent_at timestamptz,
  provider_ref text,
  opted_out_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, campaign_id, n),
  unique (shop_id, campaign_id, contact_id),
  foreign key (shop_id, campaign_id) references campaigns on delete cascade,
  foreign key (shop_id, contact_id) references contacts on delete set null (contact_id),
  constraint campaign_recipient_ends check ((state = 'failed') = (failure is not null) and (state = 'skipped') = (skipped is not null))
) with (fillfactor = 80);
create index on campaign_recipients (shop_id, campaign_id, state, id) include (parts, price_minor);
create index campaign_recipients_prepared_idx on campaign_recipients (shop_id, campaign_id, n) where state = 'prepared';
create index campaign_recipients_sending_idx on campaign_recipients (shop_id, campaign_id, sending_at)
  where sending_at is not null;
create index campaign_recipients_lost_idx on campaign_recipients (shop_id, sending_at) where state = 'sending';
create index on campaign_recipients (shop_id, contact_id, sent_at) where contact_id is not null;
create index on campaign_recipients (shop_id, provider_ref) where provider_ref is not null;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['sms_connections', 'campaigns', 'campaign_recipients'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I
      using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
      with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert on sms_connections to mauzo_app;
grant select, insert, delete on campaigns, campaign_recipients to mauzo_app;
grant update (sender_id, sealed_user, sealed_secret, part_minor, state, problem, balance, sender_ids, checked_at, is_default,
  free_at, version, saved_by, removed_at) on sms_connections to mauzo_app;
grant update (name, message, audience, state, paused_why, connection_id, part_minor, quoted_minor, starts_at, due_at, ended_at,
  code, figures, version, saved_by) on campaigns to mauzo_app;
grant update (state, failure, skipped, parts, price_minor, sending_at, sent_at, provider_ref, opted_out_at)
  on campaign_recipients to mauzo_app;

-- A message's link and the address of a provider's reports lead to the shop.
alter table lookup_keys drop constraint lookup_keys_kind_check;
alter table lookup_keys add constraint lookup_keys_kind_check check (kind in (
  'slug', 'bot', 'bot_token', 'cart', 'phone', 'invite', 'document', 'whatsapp', 'whatsapp_number', 'payment',
  'withdrawal', 'campaign', 'sms_report'));

insert into erasures (place, table_name, whose, becomes) values
  (155, 'campaign_recipients', 't.contact_id in (select k.id from contacts k where k.shop_id = $1 and k.customer_id = any ($2))',
    'contact_id = null');

-- The campaigns of all shops that are to be looked at now, the longest due first: those that are due, and those of which
-- something was handed over and did not come back, also once they are paused or stopped.
create function due_campaigns(now_at timestamptz, at_most integer) returns table (shop_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select look.shop_id, look.id from (
    select c.shop_id, c.id, c.due_at from campaigns c where c.due_at <= now_at
    union all
    select r.shop_id, r.campaign_id, r.sending_at from campaign_recipients r
    where r.state = 'sending' and r.sending_at < now_at - interval '40 seconds'
  ) look group by look.shop_id, look.id order by min(look.due_at), look.id limit at_most
$$;
grant select on campaigns, campaign_recipients to mauzo_reader;
alter function due_campaigns(timestamptz, integer) owner to mauzo_reader;
revoke execute on function due_campaigns(timestamptz, integer) from public;
grant execute on function due_campaigns(timestamptz, integer) to mauzo_app;

-- As before, but the shop's accounts at SMS providers stay.
create or replace function empty_demo_shop() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  -- What the shop is and how it works, and what the nightly cleaning deletes.
  stays constant text[] := array['shops', 'memberships', 'invites', 'bots', 'flows', 'flow_drafts', 'delivery_methods',
    'order_workflows', 'payment_settings', 'payment_setting_changes', 'list_views', 'lookup_keys', 'stored_replies',
    'media', 'channel_connections', 'channel_numbers', 'message_templates', 'message_template_texts', 'message_prices', 'auto_messages',
    'sms_connections', 'whatsapp_catalogues', 'whatsapp_catalogue_items', 'whatsapp_catalogue_sets'];
  remaining oid[];
  ready oid[];
  emptied oid;
begin
  update shops set is_demo = false where shop_id = mine and is_demo;
  if not found then return false; end if;
  delete from lookup_keys where shop_id = mine and kind in ('cart', 'document', 'campaign');
  remaining := array(
    select c.oid from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all (stays));
  while cardinality(remaining) > 0 loop
    ready := array(
      select t from unnest(remaining) t where not exists (
        select from pg_constraint k
        where k.contype = 'f' and k.confrelid = t and k.conrelid <> t and k.conrelid = any (remaining)));
    if cardinality(ready) = 0 then
      raise exception 'empty_demo_shop: these tables refer to each other in a circle: %', remaining::regclass[];
    end if;
    foreach emptied in array ready loop
      execute format('delete from %s where shop_id = $1', emptied::regclass) using mine;
    end loop;
    remaining := array(select unnest(remaining) except select unnest(ready));
  end loop;
  -- They have addresses to which no mail can be sent.
  delete from memberships m using auth.users u
  where m.shop_id = mine and not m.is_admin and u.id = m.user_id and u.email like '%@mauzo.example';
  return true;
end $$;
