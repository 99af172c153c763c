-- The fees of withdrawals that were sent until now, but for those that came back.
with made as (
  insert into expenses (shop_id, category, amount_minor, method, spent_on, source, transfer_id, user_name, saved_by, created_at)
  select t.shop_id, 'other', t.amount_minor, 'mobile_money', (t.created_at at time zone s.time_zone)::date, 'fee', t.id, '', '',
    t.created_at
  from transfers t join shops s on s.shop_id = t.shop_id
  where t.kind = 'fee' and t.debit = 'mauzo' and t.withdrawal_id is not null
    and not exists (
      select from transfers r
      where r.shop_id = t.shop_id and r.withdrawal_id = t.withdrawal_id and r.kind = 'fee' and r.credit = 'mauzo' and r.id > t.id)
  on conflict do nothing
  returning shop_id, id, created_at
)
insert into expense_changes (shop_id, expense_id, kind, user_name, created_at)
select shop_id, id, 'added', '', created_at from made;
