-- Whom a note among staff names, and since when they have seen it. `name`: as it stands in the note.
create table note_mentions (
  shop_id uuid not null,
  note_id uuid not null,
  user_id uuid not null,
  conversation_id uuid not null,
  name text not null,
  seen_at timestamptz,
  primary key (shop_id, note_id, user_id),
  foreign key (shop_id, note_id) references conversation_notes on delete cascade
);
create index on note_mentions (shop_id, user_id, conversation_id);
alter table note_mentions enable row level security;
alter table note_mentions force row level security;
create policy tenant on note_mentions
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on note_mentions to mauzo_app;

-- The inbox has saved views, too.
alter table list_views drop constraint list_view_list;
alter table list_views add constraint list_view_list
  check (list in ('products', 'orders', 'stock', 'customers', 'conversations'));
