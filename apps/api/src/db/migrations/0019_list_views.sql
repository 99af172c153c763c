-- Views of the back-office's lists that everyone in the shop sees: a name for what a list's address says.
create table list_views (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  list text not null constraint list_view_list check (list in ('products', 'orders', 'stock')),
  name text not null check (char_length(name) between 1 and 40),
  query text not null check (query ~ '^[A-Za-z0-9_%+.*=&-]+$' and char_length(query) <= 500),
  created_by uuid not null,
  -- taken away, and for a day to be had back
  removed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create unique index list_views_name_idx on list_views (shop_id, list, lower(name)) where removed_at is null;

alter table list_views enable row level security;
alter table list_views force row level security;
create policy tenant on list_views
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);

grant select, insert, update, delete on list_views to mauzo_app;
