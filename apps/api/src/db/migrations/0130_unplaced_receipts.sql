-- Money of a payment by push that belongs to no order is matched by hand as what messages tell of is: until now it had no
-- receipt. Its reference is the network's code where it has one that no receipt has, so that a message with it is known;
-- else the one that the provider knows the payment by, which nothing else has.
insert into receipts (shop_id, network, reference, amount_minor, payer_phone, came_at, source)
select shop_id, network,
  case when nth = 1 and code ~ '^(?=(?:.*[0-9]){2})[A-Z0-9][A-Z0-9./-]{4,38}[A-Z0-9]$'
    and not exists (select from receipts r where r.shop_id = unplaced.shop_id and r.reference = code)
    then code else own end,
  amount_minor, phone, created_at, 'gateway'
from (
  select t.shop_id, p.network, c.code, p.reference as own, t.amount_minor, p.phone, t.created_at,
    row_number() over (partition by t.shop_id, c.code order by t.id) as nth
  from transfers t
  join payments p on p.shop_id = t.shop_id and p.id = t.payment_id
  cross join lateral (select upper(regexp_replace(p.network_ref, '\s', '', 'g')) as code) c
  where t.credit = 'unmatched'
) unplaced
on conflict do nothing;
-- A message about the same money that has paid for nothing becomes the receipt of such a payment.
grant update (source, network) on receipts to mauzo_app;
