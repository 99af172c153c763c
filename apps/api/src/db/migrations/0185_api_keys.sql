-- Keys with which programs call the API for a shop. What a key writes is told with its name: it is a row of auth.users,
-- which no one can sign in to. It ends with the membership of the admin who made it.
create table api_keys (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7() references auth.users on delete cascade,
  made_by uuid not null,
  permissions jsonb not null constraint api_key_permissions check (jsonb_typeof(permissions) = 'array'),
  sees_phones boolean not null default false,
  -- where it may call from; empty: from anywhere
  addresses text[] not null default '{}' constraint api_key_addresses check (cardinality(addresses) <= 10),
  -- of the present secret, as in lookup_keys, and its end, by which it is recognised
  secret_hash bytea not null,
  secret_ends text not null,
  previous_secret_until timestamptz,
  expires_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, made_by) references memberships (shop_id, user_id) on delete cascade
);
create index on api_keys (shop_id, made_by);
alter table api_keys enable row level security;
alter table api_keys force row level security;
create policy tenant on api_keys
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on api_keys to mauzo_app;
grant update (secret_hash, secret_ends, previous_secret_until, last_used_at) on api_keys to mauzo_app;

alter table lookup_keys drop constraint lookup_keys_kind_check;
alter table lookup_keys add constraint lookup_keys_kind_check check (kind in (
  'slug', 'bot', 'bot_token', 'cart', 'phone', 'invite', 'document', 'whatsapp', 'whatsapp_number', 'payment',
  'withdrawal', 'api_key'));
create index lookup_keys_api_key_idx on lookup_keys (target_id) where kind = 'api_key';

-- However a key ends, nothing leads to it any more.
create function end_api_key() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from lookup_keys where kind = 'api_key' and target_id = old.id;
  return null;
end $$;
create trigger end_api_key after delete on api_keys for each row execute function end_api_key();

-- The key that a secret belongs to, with what its maker may do now.
create function key_of(secret_hash bytea)
returns table (id uuid, name text, shop_id uuid, permissions jsonb, sees_phones boolean, addresses text[],
  maker_is_admin boolean, maker_permissions jsonb, used_lately boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.id, u.name, k.shop_id, k.permissions, k.sees_phones and (m.is_admin or m.sees_phones), k.addresses,
    m.is_admin, m.permissions, coalesce(k.last_used_at > now() - interval '1 minute', false)
  from lookup_keys l
  join api_keys k on k.shop_id = l.shop_id and k.id = l.target_id
  join auth.users u on u.id = k.id
  join memberships m on m.shop_id = k.shop_id and m.user_id = k.made_by
  where l.kind = 'api_key' and l.key_hash = $1 and (l.expires_at is null or l.expires_at > now())
$$;
grant select on lookup_keys, api_keys to mauzo_reader;
alter function key_of(bytea) owner to mauzo_reader;
revoke execute on function key_of(bytea) from public;
grant execute on function key_of(bytea) to mauzo_app;
