-- Where a shop has told what happens in it: an address of its own, for some kinds of facts.
create table webhook_endpoints (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  url text not null constraint webhook_endpoint_url check (char_length(url) <= 500),
  description text not null default '' constraint webhook_endpoint_description check (char_length(description) <= 80),
  events text[] not null constraint webhook_endpoint_events check (cardinality(events) between 1 and 30),
  -- what signs a delivery, and its end, by which it is recognised
  sealed_secret bytea not null,
  secret_ends text not null,
  -- what signed before, and until when it still signs as well
  sealed_previous_secret bytea,
  previous_secret_until timestamptz,
  -- why nothing is sent there; null: it is
  paused_why text constraint webhook_endpoint_paused check (paused_why in ('person', 'gone', 'failing')),
  -- since when every try failed
  failing_since timestamptz,
  version integer not null default 1,
  saved_by text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (shop_id, id),
  constraint webhook_endpoint_secrets check ((sealed_previous_secret is null) = (previous_secret_until is null))
);
create index on webhook_endpoints (shop_id, removed_at) where removed_at is not null;

-- What is told to an endpoint, once for each fact; without a fact it is a test. Its id is the same in every try.
create table webhook_deliveries (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  endpoint_id uuid not null,
  event text not null,
  fact_id uuid,
  order_id uuid,
  state text not null default 'waiting' constraint webhook_delivery_state check (
    state in ('waiting', 'sending', 'sent', 'failed', 'skipped')),
  -- how many tries of its schedule are over
  tries integer not null default 0,
  -- when it is tried next; while it is sent, when that counts as lost
  due_at timestamptz,
  -- how the last try ended
  status integer,
  problem text constraint webhook_delivery_problem
    check (problem in ('unreachable', 'tls', 'timeout', 'cut', 'refused', 'redirected', 'body_gone')),
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, endpoint_id) references webhook_endpoints on delete cascade,
  foreign key (shop_id, order_id) references orders,
  constraint webhook_delivery_due check ((due_at is not null) = (state in ('waiting', 'sending')))
);
create unique index on webhook_deliveries (shop_id, endpoint_id, fact_id) where fact_id is not null;
create index on webhook_deliveries (shop_id, endpoint_id, id);
create index on webhook_deliveries (shop_id, order_id, id) where order_id is not null;
create index on webhook_deliveries (shop_id, state, id);
create index on webhook_deliveries (shop_id, created_at);
create index webhook_deliveries_sending_idx on webhook_deliveries (shop_id, endpoint_id) where state = 'sending';
create index webhook_deliveries_due_idx on webhook_deliveries (shop_id, endpoint_id, due_at) where due_at is not null;

-- Each try. Nothing of it is ever changed.
create table webhook_attempts (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  delivery_id uuid not null,
  url text not null,
  at timestamptz not null,
  ms integer not null,
  status integer,
  problem text constraint webhook_attempt_problem
    check (problem in ('unreachable', 'tls', 'timeout', 'cut', 'refused', 'redirected', 'body_gone')),
  headers jsonb not null,
  answer_headers jsonb not null,
  primary key (shop_id, id),
  foreign key (shop_id, delivery_id) references webhook_deliveries on delete cascade
);
create index on webhook_attempts (shop_id, delivery_id, id);

-- What was sent, and with an attempt what was answered: they go before their rows do.
create table webhook_bodies (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  delivery_id uuid not null,
  attempt_id uuid,
  body text not null constraint webhook_body_size check (octet_length(body) <= 65536),
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, delivery_id) references webhook_deliveries on delete cascade,
  foreign key (shop_id, attempt_id) references webhook_attempts on delete cascade
);
create unique index on webhook_bodies (shop_id, delivery_id) where attempt_id is null;
create index on webhook_bodies (shop_id, delivery_id, id);
create unique index on webhook_bodies (shop_id, attempt_id) where attempt_id is not null;
create index on webhook_bodies (shop_id, created_at);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['webhook_endpoints', 'webhook_deliveries', 'webhook_attempts', 'webhook_bodies'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I
      using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
      with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert, delete on webhook_endpoints, webhook_deliveries, webhook_bodies to mauzo_app;
grant select, insert on webhook_attempts to mauzo_app;
grant update (url, description, events, sealed_secret, secret_ends, sealed_previous_secret, previous_secret_until, paused_why,
  failing_since, version, saved_by, removed_at) on webhook_endpoints to mauzo_app;
grant update (state, tries, due_at, status, problem) on webhook_deliveries to mauzo_app;
-- The cleaning locks what it deletes.
grant update (created_at) on webhook_bodies to mauzo_app;

-- What is due in all shops, the longest due first: of each endpoint a few, of one that fails a single one, and of each
-- shop so many, less what is under way, so that endpoints that hang keep nobody else waiting. It walks from endpoint to
-- endpoint.
create function due_webhooks(now_at timestamptz, at_most integer, of_shop integer)
  returns table (shop_id uuid, id uuid, endpoint_id uuid, at_once integer)
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive waiting as (
    (select d.shop_id, d.endpoint_id from webhook_deliveries d where d.due_at is not null order by d.shop_id, d.endpoint_id limit 1)
    union all
    select next.shop_id, next.endpoint_id from waiting w cross join lateral (
      select d.shop_id, d.endpoint_id from webhook_deliveries d
      where d.due_at is not null and (d.shop_id, d.endpoint_id) > (w.shop_id, w.endpoint_id)
      order by d.shop_id, d.endpoint_id limit 1
    ) next
  ), under_way as (
    select d.shop_id, d.endpoint_id, count(*) as number from webhook_deliveries d
    where d.state = 'sending' and d.due_at > now_at group by d.shop_id, d.endpoint_id
  ), of_endpoints as (
    select e.shop_id, e.id, most.at_once, greatest(0, most.at_once - coalesce(u.number, 0)) as more,
      of_shop - sum(coalesce(u.number, 0)) over (partition by e.shop_id) as more_of_shop
    from waiting w join webhook_endpoints e on e.shop_id = w.shop_id and e.id = w.endpoint_id
      cross join lateral (select case when e.failing_since is null then 5 else 1 end as at_once) most
      left join under_way u on u.shop_id = e.shop_id and u.endpoint_id = e.id
  ), due as (
    select o.*, next.id as delivery_id, next.due_at,
      row_number() over (partition by o.shop_id order by next.due_at, next.id) as place
    from of_endpoints o cross join lateral (
      select d.id, d.due_at from webhook_deliveries d
      where d.due_at is not null and d.shop_id = o.shop_id and d.endpoint_id = o.id and d.due_at <= now_at
      order by d.due_at limit o.more
    ) next
    where o.more_of_shop > 0
  )
  select due.shop_id, due.delivery_id, due.id, due.at_once from due
  where due.place <= due.more_of_shop order by due.due_at limit at_most
$$;
grant select on webhook_endpoints, webhook_deliveries to mauzo_reader;
alter function due_webhooks(timestamptz, integer, integer) owner to mauzo_reader;
revoke execute on function due_webhooks(timestamptz, integer, integer) from public;
grant execute on function due_webhooks(timestamptz, integer, integer) to mauzo_app;
