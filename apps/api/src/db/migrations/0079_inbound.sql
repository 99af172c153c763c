-- Why somebody should look at a conversation: also a message that the flow cannot read.
alter table threads drop constraint thread_reason;
alter table threads add constraint thread_reason check (reason in ('bot_failed', 'late', 'asked', 'not_understood'));

-- Whose messages wait, and in how many milliseconds it is their turn: `quiet_ms` after the last arrival, so that what was sent
-- before it has arrived too, but at most `most_ms` after the first. It walks from number to number and looks at the oldest
-- twenty events of each, and one contact of every number comes before the second of any: one shop's flood delays nobody.
create function due_contacts(quiet_ms integer, most_ms integer, at_most integer)
returns table (shop_id uuid, number_id uuid, contact_key text, wait_ms integer)
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive numbers as (
    (select e.shop_id, e.number_id from channel_events e where e.handled_at is null order by e.shop_id, e.number_id limit 1)
    union all
    select next.shop_id, next.number_id from numbers n cross join lateral (
      select e.shop_id, e.number_id from channel_events e
      where e.handled_at is null and (e.shop_id, e.number_id) > (n.shop_id, n.number_id)
      order by e.shop_id, e.number_id limit 1
    ) next
  ), waiting as (
    select n.shop_id, n.number_id, e.contact_key, min(e.arrived_at) as first_at
    from numbers n cross join unnest('{message,echo}'::text[]) k (kind) cross join lateral (
      select e.contact_key, e.arrived_at from channel_events e
      where e.shop_id = n.shop_id and e.number_id = n.number_id and e.kind = k.kind and e.handled_at is null
        and e.due_at <= now()
      order by e.due_at, e.id limit 20
    ) e
    where e.contact_key is not null
    group by n.shop_id, n.number_id, e.contact_key
  ), timed as (
    select w.*, case when w.first_at <= now() - make_interval(secs => most_ms / 1000.0) then w.first_at else least(
      w.first_at + make_interval(secs => most_ms / 1000.0),
      (select max(e.arrived_at) from channel_events e
       where e.shop_id = w.shop_id and e.number_id = w.number_id and e.contact_key = w.contact_key and e.handled_at is null
         and e.kind in ('message', 'echo')) + make_interval(secs => quiet_ms / 1000.0)) end as turn_at
    from waiting w
  )
  select t.shop_id, t.number_id, t.contact_key, greatest(0, ceil(extract(epoch from t.turn_at - now()) * 1000))::integer
  from timed t
  order by row_number() over (partition by t.shop_id, t.number_id order by t.turn_at), t.turn_at
  limit at_most
$$;
alter function due_contacts(integer, integer, integer) owner to mauzo_reader;
revoke execute on function due_contacts(integer, integer, integer) from public;
grant execute on function due_contacts(integer, integer, integer) to mauzo_app;
