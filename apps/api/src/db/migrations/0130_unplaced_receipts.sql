-- Money of a payment by push that belongs to no order is matched by hand as what messages tell of is: until now it had no
-- receipt. Its reference is the one that the provider knows the payment by, which nothing else has.
insert into receipts (shop_id, network, reference, amount_minor, payer_phone, came_at, source)
select t.shop_id, p.network, p.reference, t.amount_minor, p.phone, t.created_at, 'gateway'
from transfers t
join payments p on p.shop_id = t.shop_id and p.id = t.payment_id
where t.credit = 'unmatched'
on conflict do nothing;
