-- Rights that a shop has given a name, such as Cashier. Who has a role has its rights: changed by hand, they have it no more.
create table roles (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  name text not null constraint role_name check (length(name) between 1 and 40),
  permissions jsonb not null,
  sees_phones boolean not null,
  version integer not null default 1,
  updated_by uuid,
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create unique index roles_name on roles (shop_id, lower(name));
alter table roles enable row level security;
alter table roles force row level security;
create policy tenant on roles
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on roles to mauzo_app;
grant update (name, permissions, sees_phones, version, updated_by) on roles to mauzo_app;

-- A role that is deleted leaves its members their rights.
alter table memberships add column role_id uuid,
  add foreign key (shop_id, role_id) references roles (shop_id, id) on delete set null (role_id);
create index on memberships (shop_id, role_id) where role_id is not null;
alter table invites add column role_id uuid,
  add foreign key (shop_id, role_id) references roles (shop_id, id) on delete set null (role_id);
create index on invites (shop_id, role_id) where role_id is not null;

create constraint trigger record_change after insert or update of name, permissions, sees_phones or delete on roles
  deferrable initially deferred
  for each row execute function record_change('rights', 'role', 'name,permissions,sees_phones', '', 'made');
