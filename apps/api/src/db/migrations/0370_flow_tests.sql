-- Saved conversations that a shop's chatflow is held to. One that was made of what a customer wrote goes with their conversation.
create table flow_tests (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 160),
  -- what is said, and what is expected: read by its format
  talk jsonb not null check (jsonb_typeof(talk) = 'object'),
  conversation_id uuid,
  -- who saved it, or accepted what it expects now
  user_id uuid not null,
  user_name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade
);
create index on flow_tests (shop_id, conversation_id) where conversation_id is not null;
alter table flow_tests enable row level security;
alter table flow_tests force row level security;
create policy tenant on flow_tests
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on flow_tests to mauzo_app;
grant update (talk, user_id, user_name, updated_at) on flow_tests to mauzo_app;

insert into erasures (place, table_name, whose, becomes) values
  (3, 'flow_tests', 't.conversation_id = any ($4)', null);
