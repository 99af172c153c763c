-- How much work waits in all shops together, and how long the oldest of it: what is watched, and nothing of what it is.
-- Each count reads a partial index of what is open.
create index withdrawals_waiting_idx on withdrawals (shop_id, state, created_at)
  where state in ('confirming', 'held', 'sending', 'unknown');

grant select (state, created_at) on payments, withdrawals to mauzo_reader;

create function waiting_work() returns table (kind text, waiting bigint, oldest_seconds double precision)
language sql stable security definer set search_path = public, pg_temp as $$
  with due as (
    select 'inbound' as kind, due_at as since from channel_events where handled_at is null and due_at <= now()
    union all
    select 'outbox', due_at from outbox where state = 'queued' and due_at <= now()
    union all
    select 'webhook', due_at from webhook_deliveries where due_at <= now()
    union all
    select 'sms', due_at from sms_messages where state = 'queued' and due_at <= now()
    union all
    select 'payment ' || state, created_at from payments where state in ('asking', 'waiting', 'unknown')
    union all
    select 'withdrawal ' || state, created_at from withdrawals where state in ('confirming', 'held', 'sending', 'unknown')
    union all
    select 'compliance', submitted_at from compliance_cases where state = 'submitted'
  )
  select d.kind, count(*), extract(epoch from now() - min(d.since)) from due d group by d.kind
$$;
alter function waiting_work() owner to mauzo_reader;
revoke execute on function waiting_work() from public;
grant execute on function waiting_work() to mauzo_app;
