-- A message that did not reach the customer and was sent once more: never twice. It goes with its conversation.
create table messages_sent_again (
  shop_id uuid not null references shops,
  message_id uuid not null,
  conversation_id uuid not null,
  primary key (shop_id, message_id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade
);
create index on messages_sent_again (shop_id, conversation_id);
alter table messages_sent_again enable row level security;
alter table messages_sent_again force row level security;
create policy tenant on messages_sent_again
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on messages_sent_again to mauzo_app;
