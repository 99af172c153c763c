-- What staff write to each other about a conversation. Not messages: nothing that is sent reads this table.
create table conversation_notes (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  user_id uuid not null,
  text text not null,
  -- the last message when it was written: it stands behind that one
  after_seq bigint not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade
);
create index on conversation_notes (shop_id, conversation_id, id);
alter table conversation_notes enable row level security;
alter table conversation_notes force row level security;
create policy tenant on conversation_notes
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on conversation_notes to mauzo_app;

insert into erasures (place, table_name, whose, becomes) values
  (11, 'conversation_notes', 't.conversation_id = any ($4)', null);
