-- What pages with the shop's chat, and its own page, show over themselves: in the order of their ranks the first that fits.
create table popups (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  name text not null constraint popup_name check (char_length(name) <= 60),
  document jsonb not null constraint popup_document check (octet_length(document::text) <= 16384),
  -- the files that the document names
  picture_id uuid,
  file_id uuid,
  is_on boolean not null default false,
  rank integer not null,
  version integer not null default 1,
  saved_by text not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, picture_id) references media,
  foreign key (shop_id, file_id) references media
);
create index on popups (shop_id, rank, id);
create index on popups (shop_id, picture_id) where picture_id is not null;
create index on popups (shop_id, file_id) where file_id is not null;

-- How often a popup was seen, closed, and its button pressed, by the shop's days. Of whom it was, nothing is known.
create table popup_days (
  shop_id uuid not null references shops,
  popup_id uuid not null,
  day date not null,
  views integer not null default 0,
  closes integer not null default 0,
  clicks integer not null default 0,
  primary key (shop_id, popup_id, day),
  foreign key (shop_id, popup_id) references popups
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['popups', 'popup_days'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I
      using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
      with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert on popups, popup_days to mauzo_app;
grant update (name, document, picture_id, file_id, is_on, rank, version, saved_by, archived_at, updated_at) on popups
  to mauzo_app;
grant update (views, closes, clicks) on popup_days to mauzo_app;
