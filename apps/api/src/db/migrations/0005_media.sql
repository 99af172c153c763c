-- Files a shop has uploaded. The row is there before the first byte is stored, so that nothing stored is ever unknown.
alter table shops add column media_quota_bytes bigint not null default 524288000 check (media_quota_bytes >= 0);

create table media (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  -- names the files in the storage and in the public address; nobody can guess it
  key text not null check (key ~ '^[A-Za-z0-9_-]{32}$'),
  kind text not null constraint media_kind check (kind in ('picture', 'video', 'audio', 'document')),
  name text not null,
  -- everything stored for it, all widths of a picture together
  bytes bigint not null check (bytes > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null default now(),
  -- null until every file of it is in the storage
  stored_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, key),
  check ((kind = 'picture') = (width is not null and height is not null))
);

create table product_pictures (
  shop_id uuid not null,
  product_id uuid not null,
  media_id uuid not null,
  -- 0 is the cover
  position integer not null check (position >= 0),
  primary key (shop_id, product_id, media_id),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, media_id) references media
);
create index on product_pictures (shop_id, media_id);

alter table shops add column logo_media_id uuid;
alter table shops add foreign key (shop_id, logo_media_id) references media;

do $$
declare
  tenant_table text;
  mine constant text := 'shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid';
begin
  foreach tenant_table in array array['media', 'product_pictures'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (%s) with check (%s)', tenant_table, mine, mine);
  end loop;
end $$;

grant select, insert, update, delete on media, product_pictures to mauzo_app;
