-- What customers wrote that the chatflow had nothing to say to, without numbers and addresses of mail. It goes with their conversation.
create table unmatched_sentences (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  language text not null check (language in ('en', 'sw')),
  sentence text not null check (length(sentence) between 1 and 200),
  -- its words as keywords are compared
  spelling text not null check (length(spelling) between 1 and 200),
  dismissed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade
);
create index on unmatched_sentences (shop_id, conversation_id);
create index on unmatched_sentences (shop_id, created_at);
create index on unmatched_sentences (shop_id, spelling);
alter table unmatched_sentences enable row level security;
alter table unmatched_sentences force row level security;
create policy tenant on unmatched_sentences
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on unmatched_sentences to mauzo_app;
grant update (dismissed_at) on unmatched_sentences to mauzo_app;

insert into erasures (place, table_name, whose, becomes) values
  (7, 'unmatched_sentences', 't.conversation_id = any ($4)', null);
