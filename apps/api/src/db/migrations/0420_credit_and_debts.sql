-- As before; what was used of credit for an order of who is back is a use of theirs, as far as they had that much.
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
  with used as (
    select t.id, sum(t.amount_minor) over (order by t.id) as up_to_minor
    from transfers t join orders o on o.shop_id = mine and o.id = t.order_id and o.customer_id = back
    where t.shop_id = mine and t.customer_id = kept and t.debit = 'credit'
  )
  update transfers t set customer_id = back from used
  where t.shop_id = mine and t.id = used.id and used.up_to_minor <= (
    select coalesce(sum(case when c.credit = 'credit' then c.amount_minor else -c.amount_minor end), 0)
    from transfers c where c.shop_id = mine and c.customer_id = back and 'credit' in (c.debit, c.credit));
  perform recount_customers(array[kept, back]);
  perform recount_consents(array[kept, back]);
  perform recount_credit(array[kept, back]);
end $$;

-- As before; of a debt that was written down its id is told, and not who wrote it down.
create or replace function record_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  row_before constant jsonb := coalesce(to_jsonb(old), '{}');
  row_after constant jsonb := coalesce(to_jsonb(new), '{}');
  this constant jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  e record_entries;
  deed text := case tg_op when 'INSERT' then tg_argv[4] when 'UPDATE' then 'changed' else 'removed' end;
  name text;
  part text;
  a jsonb;
  b jsonb;
begin
  e.before := '{}';
  e.after := '{}';
  foreach name in array string_to_array(tg_argv[2], ',') loop
    a := nullif(row_before -> name, 'null');
    b := nullif(row_after -> name, 'null');
    if a is not distinct from b then continue; end if;
    -- Of a document what changed in it.
    if jsonb_typeof(coalesce(b, a)) = 'object' then
      for part in select jsonb_object_keys(coalesce(a, '{}') || coalesce(b, '{}')) loop
        if (a -> part) is distinct from (b -> part) then
          if a ? part then e.before := e.before || jsonb_build_object(part, a -> part); end if;
          if b ? part then e.after := e.after || jsonb_build_object(part, b -> part); end if;
        end if;
      end loop;
      continue;
    end if;
    if a is not null then e.before := e.before || jsonb_build_object(name, a); end if;
    if b is not null then e.after := e.after || jsonb_build_object(name, b); end if;
  end loop;
  foreach name in array string_to_array(tg_argv[3], ',') loop
    if tg_op = 'UPDATE' and (row_before -> name) is distinct from (row_after -> name) then
      if name = 'removed_at' then
        deed := case when new.removed_at is null then 'made' else 'removed' end;
      end if;
      e.after := e.after || jsonb_build_object(name, 'changed');
    end if;
  end loop;
  if tg_op = 'UPDATE' and e.before = '{}' and e.after = '{}' then return null; end if;
  e.shop_id := this ->> 'shop_id';
  e.kind := tg_argv[0];
  e.event := tg_argv[1] || '_' || deed;
  e.subject_id := coalesce(this ->> 'user_id', this ->> 'id', this ->> 'month', this ->> 'shop_id');
  case tg_table_name
    when 'variants' then
      select nullif(concat_ws(' ', p.name, nullif(new.name, '')), '') into e.label from products p
      where p.shop_id = new.shop_id and p.id = new.product_id;
    when 'add_ons' then e.label := new.name;
    when 'api_keys' then
      e.subject_id := this ->> 'id';
      select u.name into e.label from auth.users u where u.id = (this ->> 'id')::uuid;
    -- What stands behind a question mark may be a secret.
    when 'webhook_endpoints' then e.label := split_part(this ->> 'url', '?', 1);
    when 'sms_connections' then e.label := this ->> 'sender_id';
    when 'channel_connections' then e.label := this ->> 'business_account_id';
    when 'payout_destinations' then
      e.subject_id := this ->> 'id';
      e.label := concat(this ->> 'network', ' …', this ->> 'phone_end');
    when 'withdrawals' then
      e.subject_id := this ->> 'id';
      select concat(d.network, ' …', d.phone_end) into e.label from payout_destinations d
      where d.shop_id = new.shop_id and d.id = new.destination_id;
    when 'transfers' then
      e.subject_id := this ->> 'order_id';
      select o.number into e.label from orders o where o.shop_id = new.shop_id and o.id = new.order_id;
    when 'orders' then e.label := new.number;
    when 'manual_debts' then e.subject_id := this ->> 'id';
    when 'expense_months' then
      e.subject_id := null;
      e.label := left(this ->> 'month', 7);
    else null;
  end case;
  perform add_record_entry(e);
  return null;
end $$;
