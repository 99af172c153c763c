-- Messages that nobody asked for: a person's answer, an order's receipt. They are numbered within their conversation. Whoever
-- takes the next number holds the conversation's count until the transaction ends, so the numbers are committed in their
-- order: who remembers the highest one they saw misses none. The count has a row of its own, because a message of the visitor
-- holds the conversation's while it may wait for a cart whose order waits to be told.
create table push_counts (
  shop_id uuid not null,
  conversation_id uuid not null,
  pushed integer not null check (pushed > 0),
  primary key (shop_id, conversation_id),
  foreign key (shop_id, conversation_id) references conversations
);

-- null: the visitor said it, or the bot answered
alter table messages add column push_number integer check (push_number > 0);
create unique index on messages (shop_id, conversation_id, push_number) where push_number is not null;

alter table push_counts enable row level security;
alter table push_counts force row level security;
create policy tenant on push_counts
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);

grant select, insert, update, delete on push_counts to mauzo_app;
