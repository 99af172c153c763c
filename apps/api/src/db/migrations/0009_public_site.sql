-- What the public site shows of all shops together, and what people write to those who run it.

-- Totals only: nothing of a single shop can be told from them once there are more than a few.
create function site_statistics()
returns table (sales_minor bigint, products bigint, visitors bigint, orders bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sold.minor, 0)::bigint, goods.count, people.count, sold.count
  from
    (select sum(total_minor) as minor, count(*) from orders where status <> 'cancelled' and currency = 'TZS') sold,
    (select count(*) from (select distinct shop_id, product_id from variants where archived_at is null) on_offer) goods,
    (select count(*) from (select distinct visitor_hash from conversations) each) people
$$;
grant select on variants, conversations to mauzo_reader;
alter function site_statistics() owner to mauzo_reader;
revoke execute on function site_statistics() from public;
grant execute on function site_statistics() to mauzo_app;

-- Outside the tenants. Personal data: a message goes a year after it came.
create table contact_messages (
  id uuid primary key default uuidv7(),
  full_name text not null,
  email text not null,
  phone text not null,
  message text not null,
  language text not null constraint contact_language check (language in ('en', 'sw')),
  created_at timestamptz not null default now()
);
create index on contact_messages (created_at);
grant select, insert, delete on contact_messages to mauzo_app;
