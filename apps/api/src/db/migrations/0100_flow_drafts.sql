-- What the shop is writing of its chatflow; customers meet the highest version of `flows`. One document for each shop.
create table flow_drafts (
  shop_id uuid primary key references shops,
  id uuid not null default uuidv7(),
  document jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now()
);
alter table flow_drafts enable row level security;
alter table flow_drafts force row level security;
create policy tenant on flow_drafts
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on flow_drafts to mauzo_app;
grant update (document, version, updated_by, updated_at) on flow_drafts to mauzo_app;

-- Who published a version, and what they say of it. Without a name it is the flow that every shop begins with.
alter table flows
  add column note text not null default '',
  add column user_id uuid,
  add column user_name text,
  -- the number of the version that it brings back
  add column restores integer;
