-- Messages about orders leave by SMS where nothing else reaches the customer: a row before it is a request.
create table sms_messages (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  -- what it says is there
  order_message_id uuid not null,
  connection_id uuid not null,
  -- whose number it goes to; null: they were forgotten since
  contact_id uuid,
  state text not null default 'queued' constraint sms_message_state check (
    state in ('queued', 'sending', 'unknown', 'sent', 'failed', 'delivered')),
  -- no state ever goes back to one of a lower rank
  rank smallint not null generated always as (case state
    when 'queued' then 0 when 'sending' then 1 when 'unknown' then 2 when 'sent' then 3 when 'failed' then 4 else 5 end) stored,
  failure text constraint sms_message_failure check (failure in ('credentials', 'balance', 'sender',
    'number', 'blocked', 'content', 'expired', 'busy', 'other')),
  parts smallint not null constraint sms_message_parts check (parts >= 0),
  price_minor bigint not null constraint sms_message_price check (price_minor >= 0),
  due_at timestamptz not null default now(),
  sending_at timestamptz,
  provider_ref text,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, order_message_id),
  foreign key (shop_id, order_message_id) references order_messages,
  foreign key (shop_id, connection_id) references sms_connections,
  foreign key (shop_id, contact_id) references contacts on delete set null (contact_id),
  constraint sms_message_ends check ((state = 'failed') = (failure is not null))
);
create index sms_messages_due_idx on sms_messages (shop_id, connection_id, due_at, id) where state = 'queued';
create index sms_messages_lost_idx on sms_messages (shop_id, connection_id, sending_at) where state = 'sending';
create index on sms_messages (shop_id, provider_ref) where provider_ref is not null;
create index on sms_messages (shop_id, contact_id) where contact_id is not null;
create index on sms_messages (shop_id, connection_id);
-- Numbers that nobody has.
create index sms_messages_bad_idx on sms_messages (shop_id, contact_id) where failure = 'number';
create index campaign_recipients_bad_idx on campaign_recipients (shop_id, contact_id) where failure = 'number' and message_id is null;
-- Whether a provider of SMS said lately that nobody has a contact's number. What WhatsApp says of it says nothing of its SMS.
create function is_bad_sms_number(shop uuid, contact uuid) returns boolean language sql stable as $$
  select exists (
    select from campaign_recipients r where r.shop_id = shop and r.contact_id = contact and r.failure = 'number'
      and r.message_id is null and r.created_at > now() - interval '90 days')
  or exists (
    select from sms_messages m where m.shop_id = shop and m.contact_id = contact and m.failure = 'number'
      and m.created_at > now() - interval '90 days')
$$;

alter table sms_messages enable row level security;
alter table sms_messages force row level security;
create policy tenant on sms_messages using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on sms_messages to mauzo_app;
grant update (state, failure, parts, price_minor, due_at, sending_at, provider_ref) on sms_messages to mauzo_app;

alter table order_messages drop constraint order_message_channel, drop constraint order_message_route,
  drop constraint order_messages_why_check,
  add constraint order_message_channel check (channel in ('chat', 'whatsapp', 'sms', 'mail')),
  add constraint order_message_route check (route in ('web', 'free', 'template', 'sms', 'none')),
  add constraint order_message_why check (why in ('on_web', 'window_open', 'window_closed', 'no_template', 'template_not_approved',
    'no_consent', 'unreachable', 'disconnected', 'nowhere', 'away', 'cheaper', 'no_number', 'bad_number'));
grant update (channel) on order_messages to mauzo_app;

insert into erasures (place, table_name, whose, becomes) values
  (156, 'sms_messages', 't.contact_id in (select k.id from contacts k where k.shop_id = $1 and k.customer_id = any ($2))',
    'contact_id = null');

-- The accounts of all shops over which an SMS about an order is to leave now, or was handed over and did not come back, the
-- longest due first.
create function due_sms(now_at timestamptz, at_most integer) returns table (shop_id uuid, connection_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select look.shop_id, look.connection_id from (
    select m.shop_id, m.connection_id, m.due_at as at from sms_messages m where m.state = 'queued' and m.due_at <= now_at
    union all
    select m.shop_id, m.connection_id, m.sending_at from sms_messages m
    where m.state = 'sending' and m.sending_at < now_at - interval '40 seconds'
  ) look
  join sms_connections c on c.shop_id = look.shop_id and c.id = look.connection_id and c.free_at <= now_at
  group by look.shop_id, look.connection_id order by min(look.at), look.connection_id limit at_most
$$;
grant select on sms_messages to mauzo_reader;
grant select (shop_id, id, free_at) on sms_connections to mauzo_reader;
alter function due_sms(timestamptz, integer) owner to mauzo_reader;
revoke execute on function due_sms(timestamptz, integer) from public;
grant execute on function due_sms(timestamptz, integer) to mauzo_app;
