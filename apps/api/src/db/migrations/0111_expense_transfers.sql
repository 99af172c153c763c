-- Money that is spent is a transfer of its own kind.
alter table transfers
  drop constraint transfer_kind,
  add constraint transfer_kind check (kind in (
    'payment', 'refund', 'unmatched', 'allocation', 'surplus', 'fee', 'rounding', 'settlement', 'withdrawal', 'expense',
    'reversal'));

-- The fees of payments until now.
insert into expenses (shop_id, category, amount_minor, method, spent_on, source, transfer_id, user_name, saved_by, created_at)
select t.shop_id, 'other', t.amount_minor, 'mobile_money', (t.created_at at time zone s.time_zone)::date, 'fee', t.id, '', '',
  t.created_at
from transfers t join shops s on s.shop_id = t.shop_id
where t.kind = 'fee'
  and not exists (select from transfers r where r.shop_id = t.shop_id and r.reverses = t.id);
insert into expense_changes (shop_id, expense_id, kind, user_name, created_at)
select shop_id, id, 'added', '', created_at from expenses;
