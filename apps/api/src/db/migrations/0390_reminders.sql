-- Who broke a promise, without the orders for which none was made.
create index on orders (shop_id, promised_on) where owed_minor > 0 and promised_on is not null;

-- What a phone paid of several orders is one event: the parts that came after the first belong to it.
update transfers later set entry_id = (
  select first.id from transfers first
  where first.shop_id = later.shop_id and first.payment_id = later.payment_id and first.entry_id is null
    and first.kind in ('payment', 'surplus', 'unmatched')
  order by first.id limit 1)
where later.payment_id is not null and later.entry_id is null and later.kind = 'payment'
  and exists (select from transfers first
    where first.shop_id = later.shop_id and first.payment_id = later.payment_id and first.entry_id is null
      and first.kind in ('payment', 'surplus', 'unmatched') and first.id < later.id);
drop index transfers_payment_idx;
create unique index transfers_payment_idx on transfers (shop_id, payment_id)
  where payment_id is not null and entry_id is null and kind in ('payment', 'surplus', 'unmatched');
