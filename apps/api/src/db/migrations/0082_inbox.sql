-- Up to which message somebody of the shop has seen a conversation.
create table thread_reads (
  shop_id uuid not null,
  user_id uuid not null,
  conversation_id uuid not null,
  seq bigint not null,
  primary key (shop_id, user_id, conversation_id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade
);
create index on thread_reads (shop_id, conversation_id);
alter table thread_reads enable row level security;
alter table thread_reads force row level security;
create policy tenant on thread_reads
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on thread_reads to mauzo_app;

create index on threads (shop_id, last_at, conversation_id);
create index on threads (shop_id, waiting_since, conversation_id);
create index on threads (shop_id, window_until, conversation_id);
create index on threads (shop_id, assignee_id, last_at) where assignee_id is not null and status = 'open';
