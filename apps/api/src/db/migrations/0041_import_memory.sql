-- What an import knows of itself, so that nothing of it is lost or grows old without a word.
alter table product_imports
  -- when the check began that it stands at
  add column checked_at timestamptz,
  -- how many of its rows somebody wrote anew
  add column repaired_count integer not null default 0,
  -- which of its words for categories were said for a file before it
  add column remembered_words text[] not null default '{}',
  -- whether somebody said that 15.000 is fifteen thousand
  add column dotted_thousands boolean not null default false;
alter table product_import_rows
  add column repaired boolean not null default false,
  -- which product of the shop its rows change, as the check found
  add column product_id uuid;
create index on product_import_rows (shop_id, import_id, product_id) where product_id is not null;
