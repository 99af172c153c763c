-- What a customer owes beside their orders, as the shop wrote it down: what they owed before, or were lent. Unlike that of an
-- order it is a row; what was paid and forgiven of it is what its transfers say.
create table manual_debts (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  customer_id uuid not null,
  kind text not null constraint manual_debt_kind check (kind in ('opening', 'loan')),
  amount_minor bigint not null constraint manual_debt_amount check (amount_minor > 0),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  forgiven_minor bigint not null default 0 check (forgiven_minor >= 0),
  due_on date,
  promised_on date,
  note text not null default '' constraint manual_debt_note check (char_length(note) <= 200),
  user_id uuid,
  user_name text not null,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  void_reason text not null default '' constraint manual_debt_void_reason check (char_length(void_reason) <= 200),
  owed_minor bigint generated always as (case
    when voided_at is not null then 0 else amount_minor - paid_minor - forgiven_minor end) stored,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers,
  constraint manual_debt_owed check (paid_minor + forgiven_minor <= amount_minor),
  constraint manual_debt_voided check (voided_at is null or paid_minor + forgiven_minor = 0)
);
create index on manual_debts (shop_id, customer_id, id);
create index on manual_debts (shop_id, customer_id) include (owed_minor, created_at, due_on, promised_on) where owed_minor > 0;

alter table manual_debts enable row level security;
alter table manual_debts force row level security;
create policy tenant on manual_debts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on manual_debts to mauzo_app;
grant update (paid_minor, forgiven_minor, promised_on, voided_at, void_reason) on manual_debts to mauzo_app;

insert into erasures (place, table_name, whose, becomes) values
  (83, 'manual_debts', 't.customer_id = any ($2)',
    'note = case when t.note = '''' then '''' else ''-'' end, void_reason = case when t.void_reason = '''' then '''' else ''-'' end');

create constraint trigger record_change after update of forgiven_minor on manual_debts deferrable initially deferred
  for each row when (old.forgiven_minor is distinct from new.forgiven_minor)
  execute function record_change('refunds', 'written_debt', 'forgiven_minor', '', 'made');

-- Which of them a transfer is of.
alter table transfers
  add column debt_id uuid,
  add foreign key (shop_id, debt_id) references manual_debts,
  add constraint transfer_debt check ((debt_id is not null) = ('debts' in (debit, credit))),
  drop constraint transfer_kind,
  add constraint transfer_kind check (kind in (
    'payment', 'refund', 'unmatched', 'allocation', 'surplus', 'fee', 'rounding', 'settlement', 'withdrawal', 'expense',
    'difference', 'debt', 'forgiveness', 'reversal'));
create index on transfers (shop_id, debt_id, id) where debt_id is not null;

-- All that is owed, each order and each debt that was written down: everything that names a sum of debts reads this.
create view owed_debts with (security_invoker = true) as
select o.shop_id, o.customer_id, o.id, true as is_order, o.owed_minor, o.placed_at as since, o.due_on, o.promised_on,
  s.today, s.today - (o.placed_at at time zone s.time_zone)::date as days,
  owed_until(o.shop_id, o.id, o.owed_minor, o.paid_minor, o.due_on, s.today - 1) as overdue_minor,
  owed_until(o.shop_id, o.id, o.owed_minor, o.paid_minor, o.due_on, s.today + 6)
    - owed_until(o.shop_id, o.id, o.owed_minor, o.paid_minor, o.due_on, s.today - 1) as soon_minor,
  exists (select from debt_answers a where a.shop_id = o.shop_id and a.order_id = o.id
    and a.kind = 'disputed' and a.settled_at is null) as disputed
from orders o
join (select shop_id, time_zone, (now() at time zone time_zone)::date as today from shops) s on s.shop_id = o.shop_id
where o.owed_minor > 0
union all
select m.shop_id, m.customer_id, m.id, false, m.owed_minor, m.created_at, m.due_on, m.promised_on,
  s.today, s.today - (m.created_at at time zone s.time_zone)::date,
  case when m.due_on < s.today then m.owed_minor else 0 end,
  case when m.due_on between s.today and s.today + 6 then m.owed_minor else 0 end,
  false
from manual_debts m
join (select shop_id, time_zone, (now() at time zone time_zone)::date as today from shops) s on s.shop_id = m.shop_id
where m.owed_minor > 0;
grant select on owed_debts to mauzo_app;

drop view debtors;
create view debtors with (security_invoker = true) as
select c.shop_id, c.id, c.name, c.phone, d.owed_minor, d.overdue_minor, d.soon_minor, d.orders, d.manual, d.since, d.due_on,
  d.promised_on, d.today, d.days, d.disputed
from (
  select w.shop_id, w.customer_id, w.today, sum(w.owed_minor)::bigint as owed_minor,
    sum(w.overdue_minor)::bigint as overdue_minor, sum(w.soon_minor)::bigint as soon_minor,
    (count(*) filter (where w.is_order))::integer as orders, (count(*) filter (where not w.is_order))::integer as manual,
    min(w.since) as since, max(w.days) as days, min(w.due_on) as due_on, min(w.promised_on) as promised_on,
    bool_or(w.disputed) as disputed
  from owed_debts w where w.customer_id is not null
  group by w.shop_id, w.customer_id, w.today
) d
join customers c on c.shop_id = d.shop_id and c.id = d.customer_id;
grant select on debtors to mauzo_app;

-- As before; what was written down is owed, too.
create or replace function recount_customers(ids uuid[]) returns void
language sql set search_path = public, pg_temp as $$
  with counted as (
    select c.shop_id, c.id,
      coalesce(sum(o.total_minor) filter (where not v.void), 0) as total_minor,
      count(*) filter (where not v.void) as total_orders,
      -- without what was forgiven, and nothing of an order that is void
      coalesce(sum(o.owed_minor), 0) as owed_minor,
      min(o.placed_at) filter (where not v.void) as first_order_at,
      max(o.placed_at) filter (where not v.void) as last_order_at,
      coalesce(array_agg(distinct o.channel order by o.channel) filter (where o.id is not null), '{}') as channels
    from customers c
    left join orders o on o.shop_id = c.shop_id and o.customer_id = c.id
    left join lateral (
      select o.id is null or o.fulfilment = 'cancelled'
        or (o.payment = 'refunded' and o.fulfilment in ('picked up', 'delivered')) as void
    ) v on true
    where ids is null or c.id = any (ids)
    group by c.shop_id, c.id
  )
  update customers c set total_minor = counted.total_minor, total_orders = counted.total_orders,
    owed_minor = counted.owed_minor + coalesce((
      select sum(m.owed_minor) from manual_debts m
      where m.shop_id = c.shop_id and m.customer_id = c.id and m.owed_minor > 0), 0),
    first_order_at = counted.first_order_at, last_order_at = counted.last_order_at, channels = counted.channels
  from counted where counted.shop_id = c.shop_id and counted.id = c.id
$$;
