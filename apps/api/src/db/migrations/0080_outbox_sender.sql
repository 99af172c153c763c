-- How often in a row a number was paused: each pause is longer.
alter table channel_numbers add column pauses integer not null default 0;

-- Requests whose process may have died.
create index outbox_sending_idx on outbox (shop_id, number_id, claimed_at) where state = 'sending';
create index channel_events_status_idx on channel_events (shop_id, due_at, id) where kind = 'status' and handled_at is null;

-- The numbers that may send something now, with the lanes in which it waits, or whose requests take too long; those that sent
-- least recently first. It walks from number to number, so that a shop with a hundred thousand rows counts as one.
create function due_numbers(now_at timestamptz, at_most integer) returns table (shop_id uuid, number_id uuid, lanes integer[])
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive waiting as (
    (select o.shop_id, o.number_id from outbox o where o.state = 'queued' order by o.shop_id, o.number_id limit 1)
    union all
    select next.shop_id, next.number_id from waiting w cross join lateral (
      select o.shop_id, o.number_id from outbox o
      where o.state = 'queued' and (o.shop_id, o.number_id) > (w.shop_id, w.number_id)
      order by o.shop_id, o.number_id limit 1
    ) next
  ), stalled as (
    (select o.shop_id, o.number_id from outbox o where o.state = 'sending' order by o.shop_id, o.number_id limit 1)
    union all
    select next.shop_id, next.number_id from stalled s cross join lateral (
      select o.shop_id, o.number_id from outbox o
      where o.state = 'sending' and (o.shop_id, o.number_id) > (s.shop_id, s.number_id)
      order by o.shop_id, o.number_id limit 1
    ) next
  ), due as (
    select w.shop_id, w.number_id, array(
      select l.lane from generate_series(0, 2) l (lane)
      where exists (
        select from outbox o where o.state = 'queued' and o.shop_id = w.shop_id and o.number_id = w.number_id
          and o.lane = l.lane and o.due_at <= now_at
      ) order by l.lane
    ) as lanes
    from waiting w
  ), late as (
    select s.shop_id, s.number_id from stalled s where exists (
      select from outbox o where o.state = 'sending' and o.shop_id = s.shop_id and o.number_id = s.number_id
        and o.claimed_at <= now_at - interval '30 seconds'
    )
  )
  select n.shop_id, n.id, coalesce(d.lanes, '{}')
  from due d full join late t on t.shop_id = d.shop_id and t.number_id = d.number_id
  join channel_numbers n on n.shop_id = coalesce(d.shop_id, t.shop_id) and n.id = coalesce(d.number_id, t.number_id)
  where t.number_id is not null
    or (cardinality(d.lanes) > 0 and n.removed_at is null and (n.paused_until is null or n.paused_until <= now_at))
  order by n.tokens_at limit at_most
$$;
alter function due_numbers(timestamptz, integer) owner to mauzo_reader;
revoke execute on function due_numbers(timestamptz, integer) from public;
grant execute on function due_numbers(timestamptz, integer) to mauzo_app;

-- The shops that were told what became of their messages.
create function due_status_shops(now_at timestamptz, at_most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive waiting as (
    (select e.shop_id from channel_events e where e.kind = 'status' and e.handled_at is null order by e.shop_id limit 1)
    union all
    select next.shop_id from waiting w cross join lateral (
      select e.shop_id from channel_events e
      where e.kind = 'status' and e.handled_at is null and e.shop_id > w.shop_id order by e.shop_id limit 1
    ) next
  )
  select w.shop_id from waiting w where exists (
    select from channel_events e
    where e.kind = 'status' and e.handled_at is null and e.shop_id = w.shop_id and e.due_at <= now_at
  ) limit at_most
$$;
alter function due_status_shops(timestamptz, integer) owner to mauzo_reader;
revoke execute on function due_status_shops(timestamptz, integer) from public;
grant execute on function due_status_shops(timestamptz, integer) to mauzo_app;

-- The workflow's messages leave over WhatsApp, too.
alter table order_messages drop constraint order_message_channel;
alter table order_messages add constraint order_message_channel check (channel in ('chat', 'whatsapp', 'mail'));
-- What could be reached when it was written may not be any more when it is sent.
alter table order_messages drop constraint order_messages_check;
alter table order_messages add constraint order_message_reach check (channel is not null or state = 'unreachable');
