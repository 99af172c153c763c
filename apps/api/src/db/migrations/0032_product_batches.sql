-- A change of many products has a row of its own: found again, and taken back, long after it was made.
create table product_batches (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  -- what was done to all of them; of prices that were told one by one only that
  edit jsonb not null,
  product_count integer not null check (product_count > 0),
  user_id uuid not null,
  -- as they were called at the time
  user_name text not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by text not null default '',
  primary key (shop_id, id)
);
alter table product_batches enable row level security;
alter table product_batches force row level security;
create policy tenant on product_batches using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
-- what happened stays as it happened, but for its being taken back
grant select, insert on product_batches to mauzo_app;
grant update (undone_at, undone_by) on product_batches to mauzo_app;

-- Those there are get names in the order of time, as new ones have.
create temporary table renamed on commit drop as
  select shop_id, batch_id, uuidv7(min(created_at) - now()) as id, min(user_id::text)::uuid as user_id, min(user_name) as user_name,
    count(*) as products, min(created_at) as at, (array_agg(undo order by id))[1] as undo
  from product_changes where batch_id is not null and undo is not null group by shop_id, batch_id;
insert into product_batches (shop_id, id, edit, product_count, user_id, user_name, created_at)
select shop_id, id,
  case
    when undo ? 'category' then jsonb_build_object('field', 'category', 'to', undo->'category'->1)
    when undo ? 'published' then jsonb_build_object('field', 'status', 'to', case when (undo->'published'->>1)::boolean then 'published' else 'draft' end)
    else '{"field": "prices"}'
  end, products, user_id, user_name, at
from renamed;
update product_changes c set batch_id = r.id from renamed r where c.shop_id = r.shop_id and c.batch_id = r.batch_id;
alter table product_changes add foreign key (shop_id, batch_id) references product_batches;
