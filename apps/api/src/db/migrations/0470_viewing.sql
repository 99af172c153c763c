-- A session of an admin that sees the shop as a member of its staff does. It stays when its time is up, so that nothing is written
-- by a page that still shows the member's view; it ends when it is stopped, or with the session.
create table auth.viewings (
  session_id uuid primary key references auth.sessions on delete cascade,
  shop_id uuid not null references shops on delete cascade,
  member_id uuid not null references auth.users on delete cascade,
  ends_at timestamptz not null
);
create index on auth.viewings (shop_id);
create index on auth.viewings (member_id);
grant select, insert, update, delete on auth.viewings to mauzo_app;
grant select on auth.viewings to mauzo_reader;

-- Whose token it is; of an admin who sees the shop as a member, that member, and who it is besides.
create function caller_of(token_hash bytea)
returns table (
  session_id uuid, user_id uuid, name text, email text, shop_id uuid, is_admin boolean, permissions jsonb, sees_phones boolean,
  needs_second_factor boolean, viewer_id uuid, viewer_name text, view_until timestamptz, view_is_over boolean
)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, coalesce(w.id, u.id), coalesce(w.name, u.name), coalesce(w.email, u.email), m.shop_id,
    case when w.id is null then m.is_admin else seen.is_admin end,
    case when w.id is null then m.permissions else seen.permissions end,
    case when w.id is null then m.is_admin or m.sees_phones else seen.is_admin or seen.sees_phones end,
    not u.two_factor_enabled and coalesce((select requires_second_factor from shops where shops.shop_id = m.shop_id), false),
    case when v.session_id is not null then u.id end, case when v.session_id is not null then u.name end, v.ends_at,
    case when v.session_id is not null then w.id is null end
  from auth.access_tokens t
  join auth.sessions s on s.id = t.session_id and s.expires_at > now()
  join auth.users u on u.id = s.user_id
  left join lateral (
    select * from memberships where memberships.user_id = u.id order by memberships.created_at, memberships.shop_id limit 1
  ) m on true
  left join auth.viewings v on v.session_id = s.id and v.shop_id = m.shop_id and m.is_admin
  left join memberships seen on seen.shop_id = v.shop_id and seen.user_id = v.member_id and v.ends_at > now()
  left join auth.users w on w.id = seen.user_id
  where t.hash = token_hash and t.expires_at > now()
$$;
alter function caller_of(bytea) owner to mauzo_reader;
revoke execute on function caller_of(bytea) from public;
grant execute on function caller_of(bytea) to mauzo_app;

-- Processes of the release before ask by this one while the new ones start. They know no viewing, and would let it write: such a
-- session is nobody's to them.
create or replace function person_of(token_hash bytea)
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
    and not exists (select 1 from auth.viewings v where v.session_id = s.id)
$$;

-- As before; it also tells of whom an admin saw the shop as.
create or replace function record_look(event text, subject_id text, told jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e record_entries;
begin
  if event !~ '_(exported|viewed|view_ended)$' then
    raise exception 'record_look: % is neither shown nor exported', event;
  end if;
  e.shop_id := nullif(current_setting('app.shop_id', true), '')::uuid;
  e.kind := case when event like '%\_exported' then 'exports' else 'views' end;
  e.event := event;
  e.subject_id := subject_id;
  if event like 'member\_%' then
    select u.name into e.label from auth.users u where u.id = record_look.subject_id::uuid;
  end if;
  e.before := '{}';
  e.after := told;
  perform add_record_entry(e);
end $$;
