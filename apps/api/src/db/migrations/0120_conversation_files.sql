-- The files of messages: what a customer sent over a number, fetched from the provider and kept where no public address
-- leads, and what staff sent, which keeps its medium in use.
create table conversation_files (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  -- the number of its message in the conversation
  seq bigint not null,
  -- as its sender called it; as it is once it is here
  kind text not null constraint file_kind check (kind in ('picture', 'video', 'audio', 'document')),
  name text not null default '' check (length(name) <= 240),
  state text not null default 'waiting' constraint file_state check (state in ('waiting', 'here', 'refused', 'lost')),
  -- why it was refused
  why text constraint file_why check (why in ('kind', 'size', 'full')),
  -- what the provider calls it, and the number it came over; null for what staff sent
  number_id uuid,
  external_id text,
  sha256 text not null default '',
  tries integer not null default 0,
  medium_id uuid,
  -- its name in the storage
  file text,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, conversation_id, seq),
  foreign key (shop_id, conversation_id) references conversations on delete cascade,
  foreign key (shop_id, medium_id) references media,
  check ((state = 'here') = (medium_id is not null and file is not null)),
  check ((state = 'refused') = (why is not null)),
  check (state = 'here' or external_id is not null)
);
create index on conversation_files (shop_id, medium_id) where medium_id is not null;
alter table conversation_files enable row level security;
alter table conversation_files force row level security;
create policy tenant on conversation_files
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on conversation_files to mauzo_app;

insert into erasures (place, table_name, whose, becomes) values
  (4, 'conversation_files', 't.conversation_id = any ($4)', null);
