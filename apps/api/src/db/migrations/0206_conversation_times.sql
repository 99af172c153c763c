-- How long customers waited for a person's answer, and from what they wrote first until somebody closed it.
create table conversation_times (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  kind text not null check (kind in ('answered', 'closed')),
  -- who answered or closed it
  user_id uuid not null,
  since timestamptz not null,
  at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade
);
create index on conversation_times (shop_id, at);
create index on conversation_times (shop_id, conversation_id);
alter table conversation_times enable row level security;
alter table conversation_times force row level security;
create policy tenant on conversation_times
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on conversation_times to mauzo_app;
