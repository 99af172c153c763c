-- What staff wrote to be sent to a customer later, each by a job of its own.
create table planned_messages (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  text text not null check (char_length(text) <= 4096),
  -- the message it answers; without a foreign key, as in messages
  reply_to uuid,
  send_at timestamptz not null,
  created_by uuid not null,
  -- it is not sent if the customer has written by then: after the message of theirs with this number
  unless_written boolean not null default false,
  after_in_seq bigint not null,
  state text not null default 'planned' constraint planned_state check (state in ('planned', 'sent', 'cancelled', 'failed')),
  -- why it was not sent
  failure text constraint planned_failure check (failure in ('window_closed', 'number_disconnected', 'customer_on_whatsapp', 'no_right', 'late')),
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade,
  constraint planned_failed_for check ((state = 'failed') = (failure is not null))
);
create index on planned_messages (shop_id, conversation_id, send_at, id) where state = 'planned';
create index on planned_messages (shop_id, conversation_id);
-- old ones are deleted by it
create index on planned_messages (shop_id, send_at);
alter table planned_messages enable row level security;
alter table planned_messages force row level security;
create policy tenant on planned_messages
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on planned_messages to mauzo_app;

insert into erasures (place, table_name, whose, becomes) values
  (13, 'planned_messages', 't.conversation_id = any ($4)', null);
