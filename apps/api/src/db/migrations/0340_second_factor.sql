-- A second factor at log-in: a code of an app on the person's phone. The columns are those that better-auth reads and writes.
alter table auth.users add column two_factor_enabled boolean not null default false;
create table auth.two_factors (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references auth.users on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);
grant select, insert, update, delete on auth.two_factors to mauzo_app;

-- A shop may ask it of everybody who works there.
alter table shops add column requires_second_factor boolean not null default false;
grant select (shop_id, requires_second_factor) on shops to mauzo_reader;

drop function person_of(bytea);
create function person_of(token_hash bytea)
returns table (
  session_id uuid, user_id uuid, name text, email text, shop_id uuid, is_admin boolean, permissions jsonb, sees_phones boolean,
  needs_second_factor boolean
)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, u.id, u.name, u.email, m.shop_id, m.is_admin, m.permissions, m.is_admin or m.sees_phones,
    not u.two_factor_enabled and coalesce((select requires_second_factor from shops where shops.shop_id = m.shop_id), false)
  from auth.access_tokens t
  join auth.sessions s on s.id = t.session_id and s.expires_at > now()
  join auth.users u on u.id = s.user_id
  left join lateral (
    select * from memberships where memberships.user_id = u.id order by memberships.created_at, memberships.shop_id limit 1
  ) m on true
  where t.hash = token_hash and t.expires_at > now()
$$;
alter function person_of(bytea) owner to mauzo_reader;
revoke execute on function person_of(bytea) from public;
grant execute on function person_of(bytea) to mauzo_app;

-- Who asked it of the shop, and when, stands in its record.
create constraint trigger record_change_of_second_factor after update of requires_second_factor on shops
  deferrable initially deferred
  for each row execute function record_change('settings', 'shop', 'requires_second_factor', '', 'made');
