-- As before; the conversation of who owes what was written down stays, as that of who owes for an order.
create or replace function led_to_nothing(t threads) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select not t.has_order
    and not exists (select from orders o where o.shop_id = t.shop_id and o.conversation_id = t.conversation_id)
    and not exists (
      select from carts k where k.shop_id = t.shop_id and k.conversation_id = t.conversation_id
        and (k.state <> 'open' or k.held_until is not null or k.expires_at > now() and k.expires_at < 'infinity'))
    and not exists (
      select from outbox x where x.shop_id = t.shop_id and x.conversation_id = t.conversation_id
        and x.state in ('queued', 'sending', 'unknown'))
    and not exists (
      select from planned_messages p where p.shop_id = t.shop_id and p.conversation_id = t.conversation_id
        and p.state = 'planned')
    and not exists (
      select from (values (t.contact_id)) writer (id)
      left join contacts k on k.shop_id = t.shop_id and k.id = writer.id
      cross join lateral (
        select case when k.customer_id is null then t.customer_id else k.customer_id end as id
      ) customer
      where exists (select from owed_debts w where w.shop_id = t.shop_id and w.customer_id = customer.id)
        or exists (
          select from orders o join payment_claims p on p.shop_id = o.shop_id and p.order_id = o.id and p.state = 'open'
          where o.shop_id = t.shop_id and o.customer_id = customer.id))
$$;
