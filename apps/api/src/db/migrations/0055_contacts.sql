-- A customer is a person; each way to reach them is a contact, and only a contact is unique. So somebody may have two
-- numbers, and `customers.phone` is the one that is shown.
create table contacts (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  customer_id uuid not null,
  channel text not null default 'phone' constraint contact_channel check (channel in ('phone', 'whatsapp')),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- as given with it
  name text not null default '',
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, phone),
  foreign key (shop_id, customer_id) references customers
);
create index on contacts (shop_id, customer_id);
create index on contacts using gin (shop_id, phone gin_trgm_ops);
alter table contacts enable row level security;
alter table contacts force row level security;
create policy tenant on contacts
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on contacts to mauzo_app;
grant select on contacts to mauzo_reader;

insert into contacts (shop_id, customer_id, phone, name, created_at)
select shop_id, id, phone, name, created_at from customers where phone is not null;
alter table customers drop constraint customers_shop_id_phone_key;

-- How a place is compared: "  Mbezi  beach" is "mbezi beach".
create function fold_place(place text) returns text
language sql immutable parallel safe return lower(regexp_replace(btrim(place), '\s+', ' ', 'g'));

-- When the shop's day so many days ago began.
create function start_of_day(days_ago integer) returns timestamptz
language sql stable as $$
  select (date_trunc('day', now() at time zone time_zone) - make_interval(days => days_ago)) at time zone time_zone
  from shops where shop_id = nullif(current_setting('app.shop_id', true), '')::uuid
$$;

alter table customers
  add column gender text constraint customer_gender check (gender in ('male', 'female')),
  add column language text constraint customer_language check (language in ('en', 'sw')),
  add column place text not null default '',
  add column place_key text not null generated always as (fold_place(place)) stored,
  add column birthday date,
  add column tags text[] not null default '{}' check (cardinality(tags) <= 15),
  add column source text not null default 'added' constraint customer_source check (source in ('web', 'whatsapp', 'manual', 'added')),
  add column channels text[] not null default '{}' check (channels <@ '{web,whatsapp,manual}'),
  -- what their orders that are not void come to: `countOrder` writes these
  add column total_minor bigint not null default 0,
  add column total_orders integer not null default 0,
  add column owed_minor bigint not null default 0,
  add column first_order_at timestamptz,
  add column last_order_at timestamptz,
  -- rises when contacts change hands; who has read a contact and then writes the person asks for the same
  add column generation integer not null default 0,
  add column version integer not null default 0;

-- The totals of these customers, or of all, counted from their orders.
create function recount_customers(ids uuid[]) returns void
language sql set search_path = public, pg_temp as $$
  with counted as (
    select c.shop_id, c.id,
      coalesce(sum(o.total_minor) filter (where not v.void), 0) as total_minor,
      count(*) filter (where not v.void) as total_orders,
      coalesce(sum(greatest(0, o.total_minor - o.paid_minor)) filter (where not v.void), 0) as owed_minor,
      min(o.placed_at) filter (where not v.void) as first_order_at,
      max(o.placed_at) filter (where not v.void) as last_order_at,
      coalesce(array_agg(distinct o.channel order by o.channel) filter (where o.id is not null), '{}') as channels
    from customers c
    left join orders o on o.shop_id = c.shop_id and o.customer_id = c.id
    left join lateral (
      select o.id is null or o.fulfilment = 'cancelled'
        or (o.payment = 'refunded' and o.fulfilment in ('picked up', 'delivered')) as void
    ) v on true
    where ids is null or c.id = any (ids)
    group by c.shop_id, c.id
  )
  update customers c set total_minor = counted.total_minor, total_orders = counted.total_orders,
    owed_minor = counted.owed_minor, first_order_at = counted.first_order_at, last_order_at = counted.last_order_at,
    channels = counted.channels
  from counted where counted.shop_id = c.shop_id and counted.id = c.id
$$;
revoke execute on function recount_customers(uuid[]) from public;
grant execute on function recount_customers(uuid[]) to mauzo_app;
select recount_customers(null);
update customers c set source = coalesce((
  select o.channel from orders o where o.shop_id = c.shop_id and o.customer_id = c.id order by o.id limit 1), 'added');

create index on customers (shop_id, total_minor, id);
create index on customers (shop_id, owed_minor, id);
create index on customers (shop_id, last_order_at, id);
-- A segment reads the shop's customers once, from this index alone; that takes pages that are vacuumed, however large the
-- table is.
create index customers_segments_idx on customers (shop_id, id) include (
  total_minor, total_orders, owed_minor, first_order_at, last_order_at, place_key, language, gender, tags, channels, source);
alter table customers set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);
