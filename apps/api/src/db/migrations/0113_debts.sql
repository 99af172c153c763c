-- What a customer owes is what is owed for their orders, and nothing is copied: of an order it is said until when it is to
-- be paid, what its customer promised, and what was forgiven of it. `owed_minor` is the contract's `owedMinorOf`.
alter table orders
  -- virtual, so it is written anew
  drop column status,
  add column due_on date,
  add column promised_on date,
  -- whether its customer is reminded by message around the day
  add column reminds boolean not null default false,
  -- owed no more, and never paid: the sums of money do not know it
  add column forgiven_minor bigint not null default 0 check (forgiven_minor >= 0),
  alter column payment set expression as (case
    when paid_minor = 0 and refunded_minor > 0 then 'refunded'
    when paid_minor + forgiven_minor >= total_minor then 'paid'
    when paid_minor > 0 then 'part paid'
    else 'unpaid' end),
  add column owed_minor bigint generated always as (case
    when fulfilment = 'cancelled'
      or paid_minor = 0 and refunded_minor > 0 and fulfilment in ('picked up', 'delivered') then 0
    else greatest(0, total_minor - paid_minor - forgiven_minor) end) stored;
alter table orders
  add column status text generated always as (case
    when fulfilment = 'cancelled' then 'cancelled'
    when paid_minor + forgiven_minor >= total_minor and not (paid_minor = 0 and refunded_minor > 0)
      then case when fulfilment in ('picked up', 'delivered') then 'completed' else 'paid' end
    when fulfilment in ('picked up', 'delivered') then fulfilment
    else 'pending' end) virtual;
grant update (due_on, promised_on, reminds, forgiven_minor) on orders to mauzo_app;

-- Who owes, since when and until when: read without the orders that owe nothing.
create index on orders (shop_id, customer_id) include (owed_minor, placed_at, due_on, promised_on) where owed_minor > 0;
create index on orders (shop_id, due_on) where owed_minor > 0 and reminds;

alter table order_changes
  drop constraint order_change_kind,
  add constraint order_change_kind check (kind in ('moved', 'paid', 'refunded', 'claimed', 'settled', 'declined',
    'withdrawn', 'edited', 'returned', 'noted', 'forgiven', 'unforgiven', 'due', 'promised'));

-- Everybody who owes the shop, with what and since when, counted as it is asked for. Days are those of the shop.
create view debtors with (security_invoker = true) as
select c.shop_id, c.id, c.name, c.phone, d.owed_minor, d.overdue_minor, d.soon_minor, d.orders, d.since, d.due_on,
  d.promised_on, d.today, d.today - (d.since at time zone d.time_zone)::date as days
from (
  select o.shop_id, o.customer_id, s.time_zone, s.today,
    sum(o.owed_minor)::bigint as owed_minor,
    coalesce(sum(o.owed_minor) filter (where o.due_on < s.today), 0)::bigint as overdue_minor,
    coalesce(sum(o.owed_minor) filter (where o.due_on between s.today and s.today + 6), 0)::bigint as soon_minor,
    count(*)::integer as orders, min(o.placed_at) as since, min(o.due_on) as due_on, min(o.promised_on) as promised_on
  from orders o
  join (select shop_id, time_zone, (now() at time zone time_zone)::date as today from shops) s on s.shop_id = o.shop_id
  where o.owed_minor > 0 and o.customer_id is not null
  group by o.shop_id, o.customer_id, s.time_zone, s.today
) d
join customers c on c.shop_id = d.shop_id and c.id = d.customer_id;
grant select on debtors to mauzo_app;
