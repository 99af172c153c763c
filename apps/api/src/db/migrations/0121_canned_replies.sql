-- Words that staff write often, ready in both languages.
create table canned_replies (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  shortcut text not null check (shortcut ~ '^[a-z0-9][a-z0-9_-]{0,23}$'),
  en text not null default '',
  sw text not null default '',
  version integer not null default 1,
  saved_by text,
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  constraint canned_reply_shortcut unique (shop_id, shortcut),
  check (en <> '' or sw <> '')
);
alter table canned_replies enable row level security;
alter table canned_replies force row level security;
create policy tenant on canned_replies
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on canned_replies to mauzo_app;
