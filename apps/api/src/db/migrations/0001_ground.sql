-- The ground: people and sessions (auth), shops and everything that belongs to one (public, behind row-level security).
-- Roles are made before this runs: mauzo_app is what the API connects as, mauzo_reader owns the functions that look
-- across shops. The owner of the tables is neither.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create schema auth;

create table auth.users (
  id uuid primary key default uuidv7(),
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table auth.sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth.users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on auth.sessions (user_id);
create table auth.accounts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth.users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index on auth.accounts (user_id);
create table auth.verifications (
  id uuid primary key default uuidv7(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on auth.verifications (identifier);
create table auth.access_tokens (
  hash bytea primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  expires_at timestamptz not null
);
create index on auth.access_tokens (session_id);

-- Outside the tenants: which shop a secret, an address or a number leads to. Keys are SHA-256 hashes.
create table entrances (
  kind text not null check (kind in ('slug', 'bot', 'bot_token', 'cart', 'phone')),
  key_hash bytea not null,
  shop_id uuid not null,
  target_id uuid not null,
  expires_at timestamptz,
  primary key (kind, key_hash)
);
create index on entrances (expires_at) where expires_at is not null;

-- Outside the tenants: what the directory shows of a shop, public fields only.
create table listings (
  slug text primary key,
  name text not null,
  category text not null,
  about text not null,
  logo_url text,
  created_at timestamptz not null default now()
);
create index on listings (created_at desc, slug);

create table shops (
  shop_id uuid primary key,
  name text not null,
  slug text not null,
  category text not null constraint shop_category check (category in ('toys & games', 'food & beverages', 'home improvement', 'sporting goods', 'pet supplies', 'patio & garden', 'office supplies', 'musical instruments', 'media', 'travel & luggage', 'arts & crafts', 'antiques & collectibles', 'baby products', 'electronics', 'health & beauty', 'jewelry & watches', 'home', 'clothing & accessories')),
  about text not null default '',
  whatsapp_number text not null,
  logo_url text,
  currency text not null default 'TZS' check (currency ~ '^[A-Z]{3}$'),
  time_zone text not null default 'Africa/Dar_es_Salaam',
  created_at timestamptz not null default now()
);

create table memberships (
  shop_id uuid not null references shops,
  user_id uuid not null references auth.users on delete cascade,
  is_admin boolean not null default false,
  permissions jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (shop_id, user_id)
);
create index on memberships (user_id);

create table products (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  name text not null,
  description text not null default '',
  category text not null constraint product_category check (category in ('toys & games', 'food & beverages', 'home improvement', 'sporting goods', 'pet supplies', 'patio & garden', 'office supplies', 'musical instruments', 'media', 'travel & luggage', 'arts & crafts', 'antiques & collectibles', 'baby products', 'electronics', 'health & beauty', 'jewelry & watches', 'home', 'clothing & accessories')),
  image_url text,
  search_text text not null generated always as (lower(name || ' ' || description)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create index on products (shop_id, category, id desc);
create index on products using gin (shop_id, search_text gin_trgm_ops);

create table variants (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  product_id uuid not null,
  name text not null,
  price_minor bigint not null check (price_minor >= 0),
  stock integer not null check (stock >= 0),
  position integer not null,
  archived_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products
);
create index on variants (shop_id, product_id, position) where archived_at is null;

create table add_on_groups (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  name text not null,
  min integer not null check (min >= 0),
  max integer not null check (max >= 1),
  check (min <= max),
  primary key (shop_id, id)
);

create table product_add_on_groups (
  shop_id uuid not null,
  product_id uuid not null,
  group_id uuid not null,
  position integer not null,
  primary key (shop_id, product_id, group_id),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, group_id) references add_on_groups
);

create table add_ons (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  group_id uuid not null,
  name text not null,
  price_minor bigint not null check (price_minor >= 0),
  -- null: not counted
  stock integer check (stock >= 0),
  position integer not null,
  archived_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, group_id) references add_on_groups
);
create index on add_ons (shop_id, group_id, position) where archived_at is null;

create table bots (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  theme_config jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);

-- Every version of a bot's conversation; the highest published one runs.
create table flows (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  bot_id uuid not null,
  version integer not null,
  document jsonb not null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, bot_id, version),
  foreign key (shop_id, bot_id) references bots
);

create table conversations (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  bot_id uuid not null,
  channel text not null constraint conversation_channel check (channel in ('web', 'whatsapp')),
  chat_id text not null,
  visitor_hash bytea not null,
  language text not null default 'en' constraint conversation_language check (language in ('en', 'sw')),
  state jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, bot_id, channel, chat_id, visitor_hash),
  foreign key (shop_id, bot_id) references bots
);

create table messages (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  direction text not null constraint message_direction check (direction in ('in', 'out')),
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, conversation_id) references conversations
);
create index on messages (shop_id, conversation_id, id);

create table customers (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  name text not null,
  phone text,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, phone)
);

create table carts (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  -- the short number people say, allocated with the link; the order keeps it
  number text not null,
  language text not null constraint cart_language check (language in ('en', 'sw')),
  state text not null default 'open' constraint cart_state check (state in ('open', 'ordered')),
  -- the prices and choices the link last showed
  shown_version text,
  -- what was submitted, to tell a repeated submit from a different one
  submitted_hash bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, number),
  foreign key (shop_id, conversation_id) references conversations
);
create index on carts (shop_id, conversation_id);

create table cart_lines (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  cart_id uuid not null,
  product_id uuid not null,
  variant_id uuid,
  add_on_id uuid,
  quantity integer not null check (quantity > 0),
  primary key (shop_id, id),
  check (num_nonnulls(variant_id, add_on_id) = 1),
  unique nulls not distinct (shop_id, cart_id, product_id, variant_id, add_on_id),
  foreign key (shop_id, cart_id) references carts,
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, variant_id) references variants,
  foreign key (shop_id, add_on_id) references add_ons
);

create table orders (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  cart_id uuid not null,
  conversation_id uuid not null,
  customer_id uuid,
  number text not null,
  status text not null default 'pending' constraint order_status check (status in ('pending', 'completed', 'cancelled', 'picked up', 'delivered', 'paid')),
  channel text not null constraint order_channel check (channel in ('web', 'whatsapp')),
  quantity integer not null check (quantity > 0),
  total_minor bigint not null check (total_minor >= 0),
  currency text not null,
  note text not null default '',
  placed_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, cart_id),
  unique (shop_id, number),
  foreign key (shop_id, cart_id) references carts,
  foreign key (shop_id, conversation_id) references conversations,
  foreign key (shop_id, customer_id) references customers
);
create index on orders (shop_id, status, id desc);
create index on orders (shop_id, conversation_id, id desc);
create index on orders (shop_id, customer_id, id desc);

create table order_lines (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  product_id uuid not null,
  variant_id uuid,
  add_on_id uuid,
  product_name text not null,
  name text not null,
  quantity integer not null check (quantity > 0),
  unit_price_minor bigint not null check (unit_price_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  position integer not null,
  primary key (shop_id, id),
  check (num_nonnulls(variant_id, add_on_id) = 1),
  check (total_minor = unit_price_minor * quantity),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, variant_id) references variants,
  foreign key (shop_id, add_on_id) references add_ons
);
create index on order_lines (shop_id, order_id, position);

-- Why a stock is what it is: stock is the sum of its movements.
create table stock_movements (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  variant_id uuid,
  add_on_id uuid,
  delta integer not null check (delta <> 0),
  reason text not null constraint stock_movement_reason check (reason in ('opening', 'adjustment', 'sale')),
  order_id uuid,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  check (num_nonnulls(variant_id, add_on_id) = 1),
  foreign key (shop_id, variant_id) references variants,
  foreign key (shop_id, add_on_id) references add_ons,
  foreign key (shop_id, order_id) references orders
);
create index on stock_movements (shop_id, variant_id) where variant_id is not null;
create index on stock_movements (shop_id, add_on_id) where add_on_id is not null;

do $$
declare
  tenant_table text;
  mine constant text := 'shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid';
begin
  foreach tenant_table in array array['shops', 'memberships', 'products', 'variants', 'add_on_groups', 'product_add_on_groups', 'add_ons', 'bots', 'flows', 'conversations', 'messages', 'customers', 'carts', 'cart_lines', 'orders', 'order_lines', 'stock_movements'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (%s) with check (%s)', tenant_table, mine, mine);
  end loop;
end $$;

grant usage on schema public, auth to mauzo_app, mauzo_reader;
grant select, insert, update, delete on all tables in schema auth to mauzo_app;
grant select, insert, update, delete on all tables in schema public to mauzo_app;
-- what happened stays as it happened
revoke update, delete on orders, order_lines, stock_movements, messages from mauzo_app;
grant update (status) on orders to mauzo_app;
grant select on auth.access_tokens, auth.sessions, auth.users, memberships, products, orders, customers to mauzo_reader;

-- Who holds an access token, and the shop they belong to: one call for every signed-in request.
create function person_of(token_hash bytea)
returns table (session_id uuid, user_id uuid, name text, email text, shop_id uuid, is_admin boolean, permissions jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, u.id, u.name, u.email, m.shop_id, m.is_admin, m.permissions
  from auth.access_tokens t
  join auth.sessions s on s.id = t.session_id and s.expires_at > now()
  join auth.users u on u.id = s.user_id
  left join lateral (
    select * from memberships where memberships.user_id = u.id order by memberships.created_at, memberships.shop_id limit 1
  ) m on true
  where t.hash = token_hash and t.expires_at > now()
$$;

-- Whether a person belongs to any shop.
create function has_membership(person uuid)
returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from memberships where user_id = person)
$$;

-- Searches read the shop from the setting and return ids only: under row-level security no text index would be used,
-- because its operators are not leakproof.
create function search_products(words text, at_most integer)
returns table (id uuid)
language sql stable security definer set search_path = public, pg_temp set pg_trgm.word_similarity_threshold = 0.5 as $$
  select p.id from products p
  where p.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid
    and (p.search_text like '%' || regexp_replace(lower(words), '([\\%_])', '\\\1', 'g') || '%' or lower(words) <% p.search_text)
  order by word_similarity(lower(words), p.search_text) desc, p.id desc
  limit at_most
$$;

create function search_orders(words text, at_most integer)
returns table (id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id from orders o
  left join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
  where o.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid
    and (o.number ilike regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%'
      or c.name ilike '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%'
      or c.phone like '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%')
  order by o.id desc
  limit at_most
$$;

alter function person_of(bytea) owner to mauzo_reader;
alter function has_membership(uuid) owner to mauzo_reader;
alter function search_products(text, integer) owner to mauzo_reader;
alter function search_orders(text, integer) owner to mauzo_reader;
revoke execute on function person_of(bytea), has_membership(uuid), search_products(text, integer), search_orders(text, integer) from public;
grant execute on function person_of(bytea), has_membership(uuid), search_products(text, integer), search_orders(text, integer) to mauzo_app;
