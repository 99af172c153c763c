-- The payments of orders become the ledger: each row moves an amount from the account `credit` to the account `debit`, so
-- both sides are equal by the shape of a row. The ids stay.
alter table order_payments rename to transfers;
alter table transfers
  drop constraint order_payments_amount_minor_check,
  drop constraint order_payment_method;
alter table transfers
  alter column order_id drop not null,
  alter column method drop not null,
  -- the first transfer of the same event; null: this is it
  add column entry_id uuid,
  add column kind text,
  add column debit text,
  add column credit text,
  add column customer_id uuid,
  -- what it is a part of, where it is one: a payment by push, a message that told of money
  add column payment_id uuid,
  add column receipt_id uuid,
  -- the transfer it undoes
  add column reverses uuid,
  add column network text,
  -- `created_at` is when it happened, this is when the shop learnt of it
  add column recorded_at timestamptz;

update transfers set
  kind = case when amount_minor > 0 then 'payment' else 'refund' end,
  debit = case when amount_minor < 0 then 'orders' when method = 'cash' then 'cash' else 'till' end,
  credit = case when amount_minor > 0 then 'orders' when method = 'cash' then 'cash' else 'till' end,
  amount_minor = abs(amount_minor),
  recorded_at = created_at;

alter table transfers
  alter column kind set not null,
  alter column debit set not null,
  alter column credit set not null,
  alter column recorded_at set not null,
  alter column recorded_at set default now(),
  add constraint transfer_amount check (amount_minor > 0),
  add constraint transfer_method check (method in ('mobile_money', 'cash')),
  add constraint transfer_network check (network in ('M-Pesa', 'Airtel Money', 'Mixx by Yas', 'HaloPesa', 'bank')),
  add constraint transfer_kind check (kind in (
    'payment', 'refund', 'unmatched', 'allocation', 'surplus', 'fee', 'rounding', 'settlement', 'withdrawal', 'reversal')),
  add constraint transfer_debit check (debit in (
    'cash', 'till', 'gateway', 'on_the_way', 'available', 'leaving', 'orders', 'unmatched', 'credit', 'debts', 'expenses',
    'fees', 'mauzo', 'written_off', 'rounding', 'drawer', 'opening', 'outside')),
  add constraint transfer_credit check (credit in (
    'cash', 'till', 'gateway', 'on_the_way', 'available', 'leaving', 'orders', 'unmatched', 'credit', 'debts', 'expenses',
    'fees', 'mauzo', 'written_off', 'rounding', 'drawer', 'opening', 'outside')),
  add constraint transfer_accounts check (debit <> credit),
  add constraint transfer_order check (order_id is not null or 'orders' not in (debit, credit)),
  add constraint transfer_customer check (customer_id is not null or 'credit' not in (debit, credit)),
  add foreign key (shop_id, entry_id) references transfers,
  add foreign key (shop_id, reverses) references transfers,
  add foreign key (shop_id, customer_id) references customers;

alter index order_payments_pkey rename to transfers_pkey;
drop index order_payments_shop_id_order_id_id_idx;
create index on transfers (shop_id, order_id, id) where order_id is not null;
-- The list is in this order, and what came in on some days is read from it alone. Ids would not do: what was paid before
-- payments were kept by themselves has the moment of its order, and a later id.
drop index order_payments_shop_id_created_at_method_amount_minor_idx;
create index on transfers (shop_id, created_at, id) include (method, amount_minor, debit, credit);
-- What an account has gained since its mark.
create index on transfers (shop_id, recorded_at) include (debit, credit, amount_minor);
create index on transfers (shop_id, entry_id) where entry_id is not null;
create index on transfers (shop_id, customer_id) where customer_id is not null;
create unique index on transfers (shop_id, reverses) where reverses is not null;
create index on transfers using gin (shop_id, reference gin_trgm_ops) where reference <> '';

revoke all on transfers from mauzo_app;
grant select, insert on transfers to mauzo_app;
grant select on transfers to mauzo_reader;

-- The payments of orders, as they were: what went back is below nothing.
create view order_payments with (security_invoker = true) as
select shop_id, id, order_id, case when credit = 'orders' then amount_minor else -amount_minor end as amount_minor,
  method, reference, user_id, user_name, created_at
from transfers where 'orders' in (debit, credit);
grant select on order_payments to mauzo_app;

-- What is in an account that never falls below nothing. Of a customer's credit there is one for each customer.
create table balances (
  shop_id uuid not null references shops,
  account text not null constraint balance_account
    check (account in ('on_the_way', 'available', 'leaving', 'unmatched', 'credit')),
  customer_id uuid not null default '00000000-0000-0000-0000-000000000000',
  minor bigint not null constraint balance_minor check (minor >= 0),
  primary key (shop_id, account, customer_id)
);

-- What was in an account before a moment; everything recorded later is added to it.
create table ledger_marks (
  shop_id uuid not null references shops,
  account text not null,
  up_to timestamptz not null,
  minor bigint not null,
  primary key (shop_id, account)
);

do $$
declare
  tenant_table text;
  mine constant text := 'shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid';
begin
  foreach tenant_table in array array['balances', 'ledger_marks'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (%s) with check (%s)', tenant_table, mine, mine);
    execute format('grant select, insert on %I to mauzo_app', tenant_table);
  end loop;
end $$;
grant update (minor) on balances to mauzo_app;
grant update (minor, up_to) on ledger_marks to mauzo_app;

update erasures set table_name = 'transfers', whose = 't.order_id = any ($3) or t.customer_id = any ($2)'
where table_name = 'order_payments';
insert into erasures (place, table_name, whose, becomes) values (75, 'balances', 't.customer_id = any ($2)', '');

-- The newest transactions with these words in their reference, order number or customer's name, or in one of the customer's
-- numbers for whoever sees those: others find no reference that is a telephone number either. Of a name that more than a
-- thousand have, those of a thousand: who wants others writes more of it.
create function search_transactions(words text, at_most integer) returns table (id uuid)
language sql stable security definer set search_path = public, pg_temp set max_parallel_workers_per_gather = 0 as $$
  with asked as materialized (
    select nullif(current_setting('app.shop_id', true), '')::uuid as shop_id, '%' || plain || '%' as inside,
      case when current_setting('app.phones', true) = 'on' then '%' || plain || '%' end as digits
    from regexp_replace(words, '([\\%_])', '\\\1', 'g') as plain
  ), referred as (
    select coalesce(t.entry_id, t.id) as id, t.created_at from transfers t
    where t.shop_id = (select shop_id from asked) and t.reference <> '' and t.reference ilike (select inside from asked)
      and ((select digits from asked) is not null or t.reference !~ '(255|0)[67][0-9]{8}')
    order by t.created_at desc limit at_most
  ), numbered as (
    select o.id from orders o
    where o.shop_id = (select shop_id from asked)
      and o.number ~>=~ upper(words) and o.number ~<~ (upper(words) || chr(1114111))
    order by o.id desc limit at_most
  ), named as materialized (
    (select c.id from customers c
      where c.shop_id = (select shop_id from asked) and c.name ilike (select inside from asked) limit 1000)
    union
    (select k.customer_id from contacts k
      where k.shop_id = (select shop_id from asked) and k.phone like (select digits from asked) limit 1000)
  -- Each by its own index: a subquery in an order is not joined in another way.
  ), of_orders as (
    select coalesce(t.entry_id, t.id) as id, t.created_at from (
      select numbered.id from numbered
      union
      select theirs.id from named
      cross join lateral (
        select o.id from orders o
        where o.shop_id = (select shop_id from asked) and o.customer_id = named.id order by o.id desc
      ) theirs
    ) o
    cross join lateral (
      select * from transfers where transfers.shop_id = (select shop_id from asked) and transfers.order_id = o.id
      order by transfers.id
    ) t
    order by t.created_at desc limit at_most
  ), of_customers as (
    select coalesce(t.entry_id, t.id) as id, t.created_at from named
    cross join lateral (
      select * from transfers where transfers.shop_id = (select shop_id from asked) and transfers.customer_id = named.id
      order by transfers.id
    ) t
    order by t.created_at desc limit at_most
  )
  select found.id from (
    select * from referred union select * from of_orders union select * from of_customers
  ) found
  group by found.id
  order by max(found.created_at) desc limit at_most
$$;
alter function search_transactions(text, integer) owner to mauzo_reader;
revoke execute on function search_transactions(text, integer) from public;
grant execute on function search_transactions(text, integer) to mauzo_app;
