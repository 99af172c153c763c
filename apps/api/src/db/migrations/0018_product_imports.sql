-- A file of products on its way into the shop: what its columns hold, how far it is, and each of its rows.
create table product_imports (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  name text not null check (char_length(name) <= 200),
  user_id uuid not null,
  -- as they were called at the time
  user_name text not null,
  may_update boolean not null default false,
  state text not null default 'mapping'
    constraint product_import_state check (state in ('mapping', 'checking', 'checked', 'running', 'done', 'cancelled')),
  headings text[] not null,
  mapping text[] not null,
  category text not null,
  status text not null default 'published',
  row_count integer not null,
  -- how far the step that goes on has come: the first row of the last product looked at
  done_until integer not null default 0,
  done_rows integer not null default 0,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  broken_count integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (shop_id, id)
);

create table product_import_rows (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  import_id uuid not null,
  -- its number in the file, the headings being 1
  line integer not null,
  cells text[] not null,
  -- the line of the first row of the same product
  leader integer,
  sku text,
  barcode text,
  problems jsonb not null default '[]',
  primary key (shop_id, id),
  unique (shop_id, import_id, line),
  foreign key (shop_id, import_id) references product_imports on delete cascade
);
create index on product_import_rows (shop_id, import_id, leader, line);
create index on product_import_rows (shop_id, import_id, sku) where sku is not null;
create index on product_import_rows (shop_id, import_id, barcode) where barcode is not null;
create index on product_import_rows (shop_id, import_id, line) where problems <> '[]';

-- Products are found by name, in whatever letters.
alter table products add column name_key text not null generated always as (lower(name)) stored;
create index on products (shop_id, name_key) where archived_at is null;

alter table product_imports enable row level security;
alter table product_imports force row level security;
create policy tenant on product_imports
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
alter table product_import_rows enable row level security;
alter table product_import_rows force row level security;
create policy tenant on product_import_rows
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on product_imports, product_import_rows to mauzo_app;
