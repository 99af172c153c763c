-- Products shown together: in an order somebody chose, in sections with titles, or by a rule that is asked when it is read.
create table product_sets (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  kind text not null constraint product_set_kind check (kind in ('curated', 'rule', 'template')),
  name text not null check (char_length(name) between 1 and 60),
  -- header, body and footer, each in both languages
  texts jsonb not null,
  rule jsonb,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  check ((kind = 'rule') = (rule is not null))
);
create table product_set_sections (
  shop_id uuid not null,
  set_id uuid not null,
  position integer not null check (position between 0 and 9),
  title_en text not null default '' check (char_length(title_en) <= 24),
  title_sw text not null default '' check (char_length(title_sw) <= 24),
  primary key (shop_id, set_id, position),
  foreign key (shop_id, set_id) references product_sets on delete cascade
);
create table product_set_items (
  shop_id uuid not null,
  set_id uuid not null,
  product_id uuid not null,
  section integer not null,
  -- within the whole set
  position integer not null check (position between 0 and 29),
  primary key (shop_id, set_id, product_id),
  unique (shop_id, set_id, position),
  foreign key (shop_id, set_id, section) references product_set_sections on delete cascade,
  foreign key (shop_id, product_id) references products
);

alter table product_sets enable row level security;
alter table product_sets force row level security;
create policy tenant on product_sets
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
alter table product_set_sections enable row level security;
alter table product_set_sections force row level security;
create policy tenant on product_set_sections
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
alter table product_set_items enable row level security;
alter table product_set_items force row level security;
create policy tenant on product_set_items
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);

-- put away, never deleted; what stands in a set is written anew with it
grant select, insert, update on product_sets to mauzo_app;
grant select, insert, delete on product_set_sections, product_set_items to mauzo_app;
