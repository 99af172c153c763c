-- What people choose, links sent to them by mail, invites into a shop, and how often something may be tried.

alter table auth.users
  add column language text constraint user_language check (language in ('en', 'sw')),
  add column time_zone text not null default 'Africa/Dar_es_Salaam';

alter table auth.sessions
  -- when the password was last given in this session
  add column confirmed_at timestamptz not null default now(),
  add column seen_at timestamptz not null default now();

-- One of a kind a person: a newer link takes the place of the older. Only the SHA-256 of its token is kept.
create table auth.mail_links (
  user_id uuid not null references auth.users on delete cascade,
  purpose text not null constraint mail_link_purpose check (purpose in ('reset_password', 'change_email')),
  token_hash bytea not null unique,
  -- where it was sent: the address it proves
  email text not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- Counted tries, in the shape rate-limiter-flexible reads. Keys are hashes; expire is in milliseconds.
create table auth.tries (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index on auth.tries (expire);

grant select, insert, update, delete on auth.mail_links, auth.tries to mauzo_app;

-- The link's hash is an entrance. An invite ends with the membership of who sent it.
create table invites (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  email text not null,
  is_admin boolean not null default false,
  permissions jsonb not null default '[]',
  language text not null constraint invite_language check (language in ('en', 'sw')),
  invited_by uuid not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, email),
  foreign key (shop_id, invited_by) references memberships (shop_id, user_id) on delete cascade
);
alter table invites enable row level security;
alter table invites force row level security;
create policy tenant on invites
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on invites to mauzo_app;

alter table entrances drop constraint entrances_kind_check;
alter table entrances add constraint entrances_kind_check
  check (kind in ('slug', 'bot', 'bot_token', 'cart', 'phone', 'invite'));
create index on entrances (target_id) where kind = 'invite';
