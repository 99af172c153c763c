-- WhatsApp: the shop's app at the provider with its numbers, what arrives from there, and what leaves. All of it is written
-- for any channel that has numbers.

-- A way to reach a person may be an id of a channel, with or without a telephone number.
alter table contacts
  alter column phone drop not null,
  -- the number as WhatsApp writes it, which may differ from the one that was asked for
  add column wa_id text check (wa_id ~ '^[1-9][0-9]{6,14}$'),
  -- the id of somebody who hides their number
  add column business_user_id text check (char_length(business_user_id) between 1 and 128),
  -- why no message reaches them any more: the provider's code
  add column unreachable_code integer,
  add constraint contact_of_something check (phone is not null or wa_id is not null or business_user_id is not null);
create unique index on contacts (shop_id, wa_id) where wa_id is not null;
create unique index on contacts (shop_id, business_user_id) where business_user_id is not null;

-- An app at the provider. What opens it is sealed with a key from the environment, for this row and column only.
create table channel_connections (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  business_account_id text not null check (business_account_id ~ '^[0-9]{5,32}$'),
  sealed_token bytea not null,
  sealed_app_secret bytea not null,
  -- their last four characters, by which people recognise them
  token_ends text not null check (char_length(token_ends) <= 4),
  app_secret_ends text not null check (char_length(app_secret_ends) <= 4),
  state text not null default 'unchecked' constraint connection_state check (state in ('unchecked', 'ok', 'refused')),
  -- the provider's code, where it refused
  refused_code integer,
  checked_at timestamptz,
  last_event_at timestamptz,
  version integer not null default 0,
  -- disconnected: nothing arrives or leaves, what was said stays
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create unique index on channel_connections (shop_id) where removed_at is null;

create table channel_numbers (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  connection_id uuid not null,
  phone_number_id text not null check (phone_number_id ~ '^[0-9]{5,32}$'),
  phone text not null default '',
  name text not null default '',
  quality text,
  tier text,
  -- nothing leaves until then, and why: the provider's code
  paused_until timestamptz,
  paused_code integer,
  -- how many messages may leave at once now, as of a moment: it fills up again by the second
  tokens double precision not null default 60,
  tokens_at timestamptz not null default now(),
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, connection_id) references channel_connections
);
create unique index on channel_numbers (shop_id, phone_number_id) where removed_at is null;

-- What the provider delivered: receipt, protection against a second delivery, and queue in one.
create table channel_events (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  number_id uuid not null,
  kind text not null constraint channel_event_kind check (kind in ('message', 'status', 'template', 'account', 'echo')),
  -- a message's id; of a status with its name behind it
  external_id text not null check (char_length(external_id) <= 400),
  -- whose turn it is: the person's id at the provider
  contact_key text check (char_length(contact_key) <= 128),
  provider_at timestamptz not null,
  body jsonb not null,
  arrived_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries integer not null default 0,
  handled_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, number_id, kind, external_id),
  foreign key (shop_id, number_id) references channel_numbers
);
create index channel_events_due_idx on channel_events (shop_id, number_id, kind, due_at, id) where handled_at is null;
create index channel_events_turn_idx on channel_events (shop_id, number_id, contact_key, provider_at, id) where handled_at is null;
create index channel_events_old_idx on channel_events (shop_id, handled_at) where handled_at is not null;

-- A conversation over a number of the shop belongs to a contact, for ever; all others to who knows their secret.
alter table conversations
  alter column visitor_hash drop not null,
  alter column chat_id drop not null,
  add column contact_id uuid,
  add column number_id uuid,
  add foreign key (shop_id, contact_id) references contacts,
  add foreign key (shop_id, number_id) references channel_numbers,
  add constraint conversation_of_somebody check (
    (number_id is null and visitor_hash is not null and chat_id is not null)
    or (number_id is not null and contact_id is not null and visitor_hash is null and channel = 'whatsapp'));
create unique index on conversations (shop_id, number_id, contact_id) where number_id is not null;
create index on conversations (shop_id, contact_id) where contact_id is not null;

-- A message is a row here before it is a request: one row for each part of it that the channel carries by itself.
create table outbox (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  message_id uuid not null,
  part integer not null check (part >= 0),
  -- the message's number in its conversation: they leave in this order
  seq bigint not null,
  number_id uuid not null,
  contact_id uuid not null,
  author text not null constraint outbox_author check (author in ('bot', 'person', 'workflow', 'campaign')),
  -- people and the bot first, then the workflow, then campaigns
  lane integer not null check (lane between 0 and 2),
  wire jsonb not null,
  state text not null default 'queued' constraint outbox_state check (state in
    ('queued', 'sending', 'unknown', 'accepted', 'sent', 'delivered', 'read', 'failed', 'withdrawn', 'lapsed')),
  due_at timestamptz not null default now(),
  tries integer not null default 0,
  claimed_at timestamptz,
  -- the provider's id of it
  external_id text,
  sent_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  failed_at timestamptz,
  -- the provider's code, where it failed
  code integer,
  category text,
  billable boolean,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, message_id, part),
  foreign key (shop_id, conversation_id) references conversations,
  foreign key (shop_id, message_id) references messages,
  foreign key (shop_id, number_id) references channel_numbers,
  foreign key (shop_id, contact_id) references contacts
);
create unique index on outbox (shop_id, external_id) where external_id is not null;
create index outbox_queued_idx on outbox (shop_id, number_id, lane, due_at, id) where state = 'queued';
create index outbox_under_way_idx on outbox (shop_id, conversation_id, seq, part) where state in ('queued', 'sending', 'unknown');
create index on outbox (shop_id, conversation_id, seq);

-- When the next message to this contact may leave: one in six seconds, some of them at once.
create table pair_limits (
  shop_id uuid not null,
  contact_id uuid not null,
  free_at timestamptz not null,
  primary key (shop_id, contact_id),
  foreign key (shop_id, contact_id) references contacts
);

-- What of the shop's files the provider has already, and until when.
create table channel_media (
  shop_id uuid not null,
  medium_id uuid not null,
  number_id uuid not null,
  external_id text not null,
  expires_at timestamptz not null,
  primary key (shop_id, medium_id, number_id),
  foreign key (shop_id, number_id) references channel_numbers
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['channel_connections', 'channel_numbers', 'channel_events', 'outbox', 'pair_limits', 'channel_media'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I
      using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
      with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert, update on channel_connections, channel_numbers, outbox, pair_limits to mauzo_app;
grant select, insert, update, delete on channel_events, channel_media to mauzo_app;
grant select on channel_connections, channel_numbers, channel_events, outbox to mauzo_reader;

-- The address that the provider delivers to, and the provider's id of a number: no two shops share one.
alter table lookup_keys drop constraint lookup_keys_kind_check;
alter table lookup_keys add constraint lookup_keys_kind_check
  check (kind in ('slug', 'bot', 'bot_token', 'cart', 'phone', 'invite', 'document', 'whatsapp', 'whatsapp_number'));
