-- What a customer has paid too much moves with them: their balance is what their transfers come to.
create function recount_credit(ids uuid[]) returns void
language sql set search_path = public, pg_temp as $$
  delete from balances b
  where b.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and b.account = 'credit' and b.customer_id = any (ids);
  insert into balances (shop_id, account, customer_id, minor)
  select t.shop_id, 'credit', t.customer_id, sum(case when t.credit = 'credit' then t.amount_minor else -t.amount_minor end)
  from transfers t
  where t.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and t.customer_id = any (ids)
    and 'credit' in (t.debit, t.credit)
  group by t.shop_id, t.customer_id
$$;
revoke execute on function recount_credit(uuid[]) from public;

-- As before; credit moves along.
create or replace function merge_customers(kept uuid, merged uuid, out customer jsonb, out moved jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
begin
  moved := hand_over_customer(merged, kept, null);
  delete from customers c where c.shop_id = mine and c.id = merged returning to_jsonb(c) into customer;
  update customers c set generation = c.generation + 1 where c.shop_id = mine and c.id = kept;
  perform recount_customers(array[kept]);
  perform recount_consents(array[kept]);
  perform recount_credit(array[kept, merged]);
end $$;

create or replace function part_customers(kept uuid, customer jsonb, named jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  back constant uuid := customer ->> 'id';
  columns constant text := (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = 'customers'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and customer ? attname);
begin
  execute format('insert into customers (%1$s) select %1$s from jsonb_populate_record(null::customers, $1)', columns)
  using customer || jsonb_build_object('shop_id', mine, 'generation', (customer ->> 'generation')::integer + 1);
  perform hand_over_customer(kept, back, named);
  -- The number that is shown is one that they have.
  update customers c set generation = c.generation + case when c.id = kept then 1 else 0 end, phone = (
    select k.phone from contacts k where k.shop_id = mine and k.customer_id = c.id
    order by (k.phone = c.phone) desc nulls last, k.id limit 1)
  where c.shop_id = mine and c.id in (kept, back);
  perform recount_customers(array[kept, back]);
  perform recount_consents(array[kept, back]);
  perform recount_credit(array[kept, back]);
end $$;
