-- What a shop shows of itself so that it may withdraw money. Numbers of documents are sealed; their last digits are shown.
create table compliance_cases (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  state text not null default 'draft' constraint compliance_state
    check (state in ('draft', 'submitted', 'needs_attention', 'approved')),
  level smallint not null default 0 constraint compliance_level check (level between 0 and 2),
  business_type text not null default 'individual' constraint compliance_business_type
    check (business_type in ('individual', 'sole_proprietor', 'company')),
  owner_name text not null default '' constraint compliance_owner_name check (char_length(owner_name) <= 80),
  birth_date date,
  id_type text constraint compliance_id_type check (id_type in ('National ID', 'Passport', 'Driving License')),
  sealed_id_number bytea,
  id_number_end text not null default '',
  -- a day of the shop; the case counts no more after it
  id_expires_on date,
  business_name text not null default '' constraint compliance_business_name check (char_length(business_name) <= 80),
  sealed_tin bytea,
  tin_end text not null default '',
  version integer not null default 0,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  decided_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id),
  -- only what was approved lets money out
  constraint compliance_approved_level check ((level > 0) = (state = 'approved'))
);
create index on compliance_cases (shop_id, submitted_at) where state = 'submitted';

-- The pictures and papers of a case: private media, one for each field.
create table compliance_files (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  field text not null constraint compliance_file_field
    check (field in ('id_front', 'id_back', 'selfie', 'licence', 'registration')),
  media_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, field),
  unique (shop_id, media_id),
  foreign key (shop_id) references shops,
  foreign key (shop_id, media_id) references media
);

-- What became of a case, and who looked at it. Nothing of it is ever changed.
create table compliance_events (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  kind text not null constraint compliance_event_kind
    check (kind in ('submitted', 'approved', 'needs_attention', 'looked')),
  -- what has to be mended, each with the field and the words in both languages
  notes jsonb not null default '[]',
  -- the file that somebody looked at, and why an operator decided so
  about text not null default '' constraint compliance_event_about check (char_length(about) <= 300),
  is_operator boolean not null default false,
  user_id uuid,
  user_name text not null default '',
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);

do $$
declare
  tenant_table text;
  mine constant text := 'shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid';
begin
  foreach tenant_table in array array['compliance_cases', 'compliance_files', 'compliance_events'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (%s) with check (%s)', tenant_table, mine, mine);
    execute format('grant select, insert on %I to mauzo_app', tenant_table);
  end loop;
end $$;
grant update on compliance_cases to mauzo_app;
grant delete on compliance_files to mauzo_app;
grant select on compliance_cases to mauzo_reader;

-- The shops whose cases wait for a decision, those that wait longest first: for the operators of Mauzo.
create function submitted_cases(at_most integer) returns table (shop_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.shop_id from compliance_cases c where c.state = 'submitted' order by c.submitted_at limit at_most
$$;
alter function submitted_cases(integer) owner to mauzo_reader;
revoke execute on function submitted_cases(integer) from public;
grant execute on function submitted_cases(integer) to mauzo_app;
