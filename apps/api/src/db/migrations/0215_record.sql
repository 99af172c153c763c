-- The record of a shop: who did what, and what it was before and after. Triggers write it in the transaction of the change,
-- so that no endpoint can forget it; nothing of a customer is in it but ids. Its rows are a chain of hashes, and the app may
-- neither write, change nor delete them.
create table record_entries (
  shop_id uuid not null references shops,
  number bigint not null,
  id uuid not null default uuidv7(),
  at timestamptz not null,
  kind text not null,
  event text not null,
  subject_id text,
  -- what the subject was called then
  label text,
  -- whoever did it: a person, a key, somebody who runs Mauzo, or Mauzo itself
  actor_kind text not null constraint record_actor_kind check (actor_kind in ('person', 'key', 'operator', 'system')),
  actor_id uuid,
  actor_name text,
  address text,
  request_id text,
  before jsonb not null,
  after jsonb not null,
  previous bytea not null,
  hash bytea not null,
  primary key (shop_id, number)
);
create unique index on record_entries (shop_id, id);
create index on record_entries (shop_id, at);
create index on record_entries (shop_id, kind, id);
create index on record_entries (shop_id, actor_id, id);
-- Where the chain ends, and where it was cut when old entries were deleted.
create table record_heads (
  shop_id uuid primary key references shops,
  number bigint not null default 0,
  hash bytea not null default '',
  cut_number bigint not null default 0,
  cut_hash bytea not null default ''
);
do $$
declare
  t text;
begin
  foreach t in array array['record_entries', 'record_heads'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format($p$create policy tenant on %I
      using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
      with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)$p$, t);
    execute format('grant select on %I to mauzo_app', t);
  end loop;
end $$;

-- What an entry's hash is made of: the one before and everything it says.
create function record_hash(e record_entries) returns bytea
language sql stable set search_path = public, pg_temp as $$
  select sha256(e.previous || convert_to(jsonb_build_array(
    e.shop_id, e.number, e.id, to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.kind, e.event, e.subject_id,
    e.label, e.actor_kind, e.actor_id, e.actor_name, e.address, e.request_id, e.before, e.after)::text, 'UTF8'))
$$;

-- Adds an entry to the end of its shop's chain; whoever adds the next waits until this transaction ends.
create function add_record_entry(e record_entries) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  scope constant text := coalesce(current_setting('app.shop_id', true), '');
  origin constant jsonb := coalesce(nullif(current_setting('app.origin', true), ''), '{}')::jsonb;
  head record_heads;
begin
  -- At the commit the transaction may have left the scope in which the change was made.
  perform set_config('app.shop_id', e.shop_id::text, true);
  insert into record_heads (shop_id) values (e.shop_id) on conflict do nothing;
  select * into strict head from record_heads h where h.shop_id = e.shop_id for update;
  e.number := head.number + 1;
  e.id := uuidv7();
  e.at := clock_timestamp();
  e.actor_kind := coalesce(origin ->> 'kind', 'system');
  e.actor_id := origin ->> 'id';
  e.actor_name := origin ->> 'name';
  e.address := origin ->> 'address';
  e.request_id := origin ->> 'request';
  e.previous := head.hash;
  e.hash := record_hash(e);
  insert into record_entries select (e).*;
  update record_heads h set number = e.number, hash = e.hash where h.shop_id = e.shop_id;
  perform set_config('app.shop_id', scope, true);
end $$;

-- Records a changed row. Its arguments: the kind; the subject; the columns whose values are told, and those of which only is
-- told that they changed; what an insert is called. It runs at the commit, after every lock of the change, so that nobody
-- waits for the chain while they hold something that another needs.
create function record_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  row_before constant jsonb := coalesce(to_jsonb(old), '{}');
  row_after constant jsonb := coalesce(to_jsonb(new), '{}');
  this constant jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  e record_entries;
  deed text := case tg_op when 'INSERT' then tg_argv[4] when 'UPDATE' then 'changed' else 'removed' end;
  name text;
  part text;
  a jsonb;
  b jsonb;
begin
  e.before := '{}';
  e.after := '{}';
  foreach name in array string_to_array(tg_argv[2], ',') loop
    a := nullif(row_before -> name, 'null');
    b := nullif(row_after -> name, 'null');
    if a is not distinct from b then continue; end if;
    -- Of a document what changed in it.
    if jsonb_typeof(coalesce(b, a)) = 'object' then
      for part in select jsonb_object_keys(coalesce(a, '{}') || coalesce(b, '{}')) loop
        if (a -> part) is distinct from (b -> part) then
          if a ? part then e.before := e.before || jsonb_build_object(part, a -> part); end if;
          if b ? part then e.after := e.after || jsonb_build_object(part, b -> part); end if;
        end if;
      end loop;
      continue;
    end if;
    if a is not null then e.before := e.before || jsonb_build_object(name, a); end if;
    if b is not null then e.after := e.after || jsonb_build_object(name, b); end if;
  end loop;
  foreach name in array string_to_array(tg_argv[3], ',') loop
    if tg_op = 'UPDATE' and (row_before -> name) is distinct from (row_after -> name) then
      if name = 'removed_at' then
        deed := case when new.removed_at is null then 'made' else 'removed' end;
      end if;
      e.after := e.after || jsonb_build_object(name, 'changed');
    end if;
  end loop;
  if tg_op = 'UPDATE' and e.before = '{}' and e.after = '{}' then return null; end if;
  e.shop_id := this ->> 'shop_id';
  e.kind := tg_argv[0];
  e.event := tg_argv[1] || '_' || deed;
  e.subject_id := coalesce(this ->> 'user_id', this ->> 'id', this ->> 'month', this ->> 'shop_id');
  case tg_table_name
    when 'variants' then
      select nullif(concat_ws(' ', p.name, nullif(new.name, '')), '') into e.label from products p
      where p.shop_id = new.shop_id and p.id = new.product_id;
    when 'add_ons' then e.label := new.name;
    when 'api_keys' then
      e.subject_id := this ->> 'id';
      select u.name into e.label from auth.users u where u.id = (this ->> 'id')::uuid;
    -- What stands behind a question mark may be a secret.
    when 'webhook_endpoints' then e.label := split_part(this ->> 'url', '?', 1);
    when 'sms_connections' then e.label := this ->> 'sender_id';
    when 'channel_connections' then e.label := this ->> 'business_account_id';
    when 'payout_destinations' then
      e.subject_id := this ->> 'id';
      e.label := concat(this ->> 'network', ' …', this ->> 'phone_end');
    when 'withdrawals' then
      e.subject_id := this ->> 'id';
      select concat(d.network, ' …', d.phone_end) into e.label from payout_destinations d
      where d.shop_id = new.shop_id and d.id = new.destination_id;
    when 'transfers' then
      e.subject_id := this ->> 'order_id';
      select o.number into e.label from orders o where o.shop_id = new.shop_id and o.id = new.order_id;
    when 'orders' then e.label := new.number;
    when 'expense_months' then
      e.subject_id := null;
      e.label := left(this ->> 'month', 7);
    else null;
  end case;
  perform add_record_entry(e);
  return null;
end $$;
revoke execute on function record_change() from public;

-- Records that something was shown or left the shop, which changes no row.
create function record_look(event text, subject_id text, told jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e record_entries;
begin
  if event !~ '_(exported|viewed)$' then raise exception 'record_look: % is neither shown nor exported', event; end if;
  e.shop_id := nullif(current_setting('app.shop_id', true), '')::uuid;
  e.kind := case when event like '%\_exported' then 'exports' else 'views' end;
  e.event := event;
  e.subject_id := subject_id;
  e.before := '{}';
  e.after := told;
  perform add_record_entry(e);
end $$;
revoke execute on function record_look(text, text, jsonb) from public;
grant execute on function record_look(text, text, jsonb) to mauzo_app;
revoke execute on function add_record_entry(record_entries) from public;

-- The first entry of a shop that is not as it was written, or not there any more.
create function broken_record_entry(shop uuid) returns table (number bigint, problem text)
language sql stable set search_path = public, pg_temp as $$
  with linked as (
    select e.number, e.hash, e.previous, record_hash(e) as counted,
      lag(e.number, 1, h.cut_number) over chain as number_before, lag(e.hash, 1, h.cut_hash) over chain as hash_before
    from record_entries e join record_heads h using (shop_id)
    where e.shop_id = shop
    window chain as (order by e.number)
  ), problems as (
    select number, 'changed' as problem from linked where hash <> counted
    union all
    select number_before + 1, 'missing' from linked where number <> number_before + 1 or previous <> hash_before
    union all
    -- The end of the chain: nothing may be missing after the last entry.
    select h.number, 'missing' from record_heads h
    left join lateral (
      select e.number, e.hash from record_entries e where e.shop_id = h.shop_id order by e.number desc limit 1
    ) last on true
    where h.shop_id = shop
      and (coalesce(last.number, h.cut_number) <> h.number or coalesce(last.hash, h.cut_hash) <> h.hash)
    union all
    select 1, 'missing' where exists (select from record_entries where shop_id = shop)
      and not exists (select from record_heads where shop_id = shop)
  )
  select p.number, p.problem from problems p order by p.number, p.problem limit 1
$$;

-- Entries of two years ago. The chain remembers where it was cut.
create function delete_old_entries(at_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  deleted integer;
begin
  with gone as (
    delete from record_entries where shop_id = mine and number = any (array(
      select number from record_entries where shop_id = mine and at < now() - interval '2 years'
      order by at limit at_most for update skip locked))
    returning number, hash
  ), cut as (
    update record_heads h set cut_number = g.number, cut_hash = g.hash
    from (select number, hash from gone order by number desc limit 1) g
    where h.shop_id = mine and g.number > h.cut_number
  )
  select count(*) into deleted from gone;
  return deleted;
end $$;
revoke execute on function delete_old_entries(integer) from public;
grant execute on function delete_old_entries(integer) to mauzo_app;

-- What is recorded: table, what may happen to a row, kind, subject, columns told, columns that only changed, what an insert is.
do $$
declare
  t record;
begin
  for t in
    select * from (values
      ('memberships', 'insert or update of is_admin, permissions, sees_phones or delete', 'rights', 'member',
        'is_admin,permissions,sees_phones', '', 'made'),
      ('invites', 'insert or update of is_admin, permissions, sees_phones', 'rights', 'invite',
        'is_admin,permissions,sees_phones', '', 'made'),
      ('api_keys', 'insert or update of secret_hash or delete', 'keys', 'key',
        'permissions,sees_phones,addresses,expires_at', 'secret_hash', 'made'),
      ('webhook_endpoints', 'insert or update of url, description, events, paused_why, secret_ends, removed_at', 'keys', 'webhook',
        'description,events,paused_why', 'url,secret_ends,removed_at', 'made'),
      ('channel_connections', 'insert or update of token_ends, app_secret_ends, removed_at', 'keys', 'channel',
        'business_account_id', 'token_ends,app_secret_ends,removed_at', 'made'),
      ('sms_connections', 'insert or update of provider, sender_id, secret_ends, part_minor, is_default, removed_at', 'keys', 'sms',
        'provider,sender_id,part_minor,is_default', 'secret_ends,removed_at', 'made'),
      ('shops', 'update of name, slug, category, about, whatsapp_number, language, place, opening_hours, published, currency, time_zone, hold_minutes, is_demo',
        'settings', 'shop',
        'name,slug,about,whatsapp_number,place,opening_hours,published,currency,time_zone,hold_minutes,is_demo', 'category,language',
        'made'),
      ('delivery_methods', 'insert or update of methods', 'settings', 'delivery', 'methods', '', 'changed'),
      ('payment_settings', 'insert or update of settings', 'settings', 'payment', 'settings', '', 'changed'),
      ('order_workflows', 'insert or update of workflow', 'settings', 'workflow', '', 'workflow', 'changed'),
      ('pos_settings', 'insert or update of settings', 'settings', 'pos', 'settings', '', 'changed'),
      ('withdrawal_settings', 'insert or update of settings', 'settings', 'withdrawal_settings', 'settings', '', 'changed'),
      ('auto_messages', 'insert or update of document', 'settings', 'auto_messages', '', 'document', 'changed'),
      ('message_prices', 'insert or update of prices', 'settings', 'message_prices', '', 'prices', 'changed'),
      ('expense_months', 'insert or update of locked_at', 'settings', 'month', 'locked_at', '', 'changed'),
      ('variants', 'update of price_minor', 'prices', 'price', 'price_minor', '', 'made'),
      ('add_ons', 'update of price_minor', 'prices', 'add_on_price', 'price_minor', '', 'made'),
      ('withdrawals', 'insert or update of state, confirmed_by', 'payouts', 'withdrawal', 'amount_minor,fee_minor,state', 'confirmed_by',
        'made'),
      ('payout_destinations', 'insert or update of removed_at', 'payouts', 'destination', 'network', 'removed_at', 'made'),
      ('compliance_cases', 'update of state, level', 'payouts', 'compliance', 'state,level', '', 'made')
    ) v (of_table, happens, kind, subject, told, changed, made)
  loop
    execute format('create constraint trigger record_change after %s on %I deferrable initially deferred
      for each row execute function record_change(%L, %L, %L, %L, %L)',
      t.happens, t.of_table, t.kind, t.subject, t.told, t.changed, t.made);
  end loop;
end $$;
-- A payment is told by the books; only money that goes back is recorded.
create constraint trigger record_change after insert on transfers deferrable initially deferred
  for each row when (new.kind = 'refund') execute function record_change('refunds', 'refund', 'amount_minor,method', '', 'made');
-- Of an order only what its customer owes no more without having paid it.
create constraint trigger record_change after update of forgiven_minor on orders deferrable initially deferred
  for each row when (old.forgiven_minor is distinct from new.forgiven_minor)
  execute function record_change('refunds', 'forgiven', 'forgiven_minor', '', 'made');
