-- A file on its way into the shop, whatever it is of. What only one kind of file asks (which category a product has without
-- one, what becomes of customers who are there) is in `settings`.
alter table product_imports rename to imports;
alter table product_import_rows rename to import_rows;
alter table imports rename constraint product_import_state to import_state;
alter table imports
  add column kind text not null default 'products' constraint import_kind check (kind in ('products', 'contacts')),
  add column settings jsonb not null default '{}';
alter table imports alter column kind drop default;
update imports set settings = jsonb_build_object(
  'category', category, 'status', status,
  'category_words', (select coalesce(jsonb_agg(jsonb_build_array(word, said)), '[]') from jsonb_each(category_words) each(word, said)),
  'remembered_words', to_jsonb(remembered_words), 'dotted_thousands', dotted_thousands);
alter table imports
  drop column category, drop column status, drop column category_words, drop column remembered_words,
  drop column dotted_thousands;
-- how many of what comes the person should know of: products that become free
alter table imports rename column free_count to noted_count;

-- What a row says that only one row may say, such as a code or a number; and what of the shop its row changes.
alter table import_rows rename column product_id to subject_id;
alter table import_rows add column keys text[] not null default '{}';
update import_rows set keys = array_remove(array['sku ' || sku, 'barcode ' || barcode], null)
where sku is not null or barcode is not null;
alter table import_rows drop column sku, drop column barcode;
alter index product_import_rows_shop_id_import_id_line_key rename to import_rows_shop_id_import_id_line_key;

-- What an import did to customers, so that it can be taken back.
alter table customers
  add column import_id uuid,
  -- the channels they agreed to get offers by: `recordConsent` writes them
  add column consents text[] not null default '{}' check (consents <@ '{whatsapp,sms,call,mail}'),
  add foreign key (shop_id, import_id) references imports;
create index on customers (shop_id, import_id, id) where import_id is not null;
alter table contacts
  add column import_id uuid,
  add foreign key (shop_id, import_id) references imports;
create index on contacts (shop_id, import_id) where import_id is not null;
alter table customer_changes
  add column import_id uuid,
  add foreign key (shop_id, import_id) references imports;
create index on customer_changes (shop_id, import_id, id) where import_id is not null;
alter table customer_notes
  add column import_id uuid,
  add foreign key (shop_id, import_id) references imports;
create index on customer_notes (shop_id, import_id) where import_id is not null;
alter table customers drop constraint customer_source;
alter table customers add constraint customer_source check (source in ('web', 'whatsapp', 'manual', 'added', 'imported'));

-- What belongs to a customer alone goes with them; orders, which do not, keep them from going.
alter table contacts drop constraint contacts_shop_id_customer_id_fkey;
alter table contacts add foreign key (shop_id, customer_id) references customers on delete cascade;
alter table customer_changes drop constraint customer_changes_shop_id_customer_id_fkey;
alter table customer_changes add foreign key (shop_id, customer_id) references customers on delete cascade;
alter table customer_notes drop constraint customer_notes_shop_id_customer_id_fkey;
alter table customer_notes add foreign key (shop_id, customer_id) references customers on delete cascade;

-- Whether somebody agreed to get offers by a channel: what was said, when, and who wrote it down. Only added to.
create table customer_consents (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  customer_id uuid not null,
  channel text not null constraint consent_channel check (channel in ('whatsapp', 'sms', 'call', 'mail')),
  state text not null constraint consent_state check (state in ('given', 'withdrawn', 'unknown')),
  -- how it is known, in the words of who wrote it
  how text not null check (char_length(how) <= 200),
  user_id uuid not null,
  user_name text not null,
  import_id uuid,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers on delete cascade,
  foreign key (shop_id, import_id) references imports
);
create index on customer_consents (shop_id, customer_id, channel, id);
create index on customer_consents (shop_id, import_id, id) where import_id is not null;
alter table customer_consents enable row level security;
alter table customer_consents force row level security;
create policy tenant on customer_consents
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on customer_consents to mauzo_app;

-- As before, with what customers agreed to.
drop index customers_segments_idx;
create index customers_segments_idx on customers (shop_id, id) include (
  total_minor, total_orders, owed_minor, first_order_at, last_order_at, place_key, language, gender, tags, channels, source,
  consents);
