-- How a POST with an Idempotency-Key was answered, for a day: a repeat gets the same answer and nothing happens twice.
-- The reply is sealed with the caller's key, of which only a hash stands here.
create table kept_replies (
  shop_id uuid not null references shops,
  key_hash bytea not null,
  request_hash bytea not null,
  reply bytea not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, key_hash)
);
create index on kept_replies (shop_id, created_at);

alter table kept_replies enable row level security;
alter table kept_replies force row level security;
create policy tenant on kept_replies
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete, update on kept_replies to mauzo_app;

-- The shop a person belongs to, looked for across shops; null when there is none. Takes the place of has_membership.
create function shop_of(person uuid)
returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select shop_id from memberships where user_id = person order by created_at, shop_id limit 1
$$;
alter function shop_of(uuid) owner to mauzo_reader;
revoke execute on function shop_of(uuid) from public;
grant execute on function shop_of(uuid) to mauzo_app;
drop function has_membership(uuid);
