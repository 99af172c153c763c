-- What members of a shop ask to be allowed: one row for each of the things, which is asked again in the same row.
create table access_requests (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  resource text not null constraint access_request_resource check (resource in (
    'product', 'orders', 'customers', 'transactions', 'conversations', 'staffs', 'chatflow', 'whatsapp_interactions')),
  action text not null constraint access_request_action check (action in ('read', 'create', 'update', 'delete')),
  state text not null default 'open' constraint access_request_state check (state in ('open', 'granted', 'refused')),
  asked_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, user_id, resource),
  foreign key (shop_id, user_id) references memberships (shop_id, user_id) on delete cascade
);
alter table access_requests enable row level security;
alter table access_requests force row level security;
create policy tenant on access_requests
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on access_requests to mauzo_app;
grant update (action, state, asked_at, decided_by, decided_at) on access_requests to mauzo_app;
