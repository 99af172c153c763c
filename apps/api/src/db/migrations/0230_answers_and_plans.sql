-- What a customer says of what they owe for an order: that it is right, or not and why. Who changes their mind says it anew.
create table debt_answers (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  kind text not null constraint debt_answer_kind check (kind in ('confirmed', 'disputed')),
  reason text not null default '' check (char_length(reason) <= 200),
  created_at timestamptz not null default now(),
  -- what became of it: the shop sees it as they do; it stays as it was; the customer took it back
  outcome text constraint debt_answer_outcome check (outcome in ('accepted', 'stays', 'withdrawn')),
  -- what the shop answered
  answer text not null default '' check (char_length(answer) <= 200),
  user_id uuid,
  user_name text not null default '',
  settled_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders,
  check (kind = 'confirmed' or reason <> ''),
  check ((settled_at is null) = (outcome is null)),
  check (kind = 'disputed' or outcome is null or outcome = 'withdrawn')
);
create index on debt_answers (shop_id, order_id, id);
create unique index debt_answers_open_idx on debt_answers (shop_id, order_id) where settled_at is null;
create index debt_answers_disputed_idx on debt_answers (shop_id, order_id) where settled_at is null and kind = 'disputed';

-- By which day how much of an order is to be paid altogether: an instalment is what that is more than the one before. By
-- the last of these days all of it is, whatever the order comes to by then.
create table order_instalments (
  shop_id uuid not null,
  order_id uuid not null,
  due_on date not null,
  until_minor bigint not null check (until_minor > 0),
  primary key (shop_id, order_id, due_on),
  foreign key (shop_id, order_id) references orders
);

do $$
declare
  tenant_table text;
  mine constant text := 'shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid';
begin
  foreach tenant_table in array array['debt_answers', 'order_instalments'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (%s) with check (%s)', tenant_table, mine, mine);
  end loop;
end $$;
grant select, insert on debt_answers to mauzo_app;
grant update (outcome, answer, user_id, user_name, settled_at) on debt_answers to mauzo_app;
grant select, insert, delete on order_instalments to mauzo_app;

insert into erasures (place, table_name, whose, becomes) values
  (81, 'debt_answers', 't.order_id = any ($3)', 'reason = case when t.reason = '''' then '''' else ''-'' end, answer = '''''),
  (82, 'order_instalments', 't.order_id = any ($3)', '');

-- What of an order should be paid by the end of a day: the contract's `owedUntil`.
create function owed_until(in_shop uuid, of_order uuid, owed bigint, paid bigint, due date, by_day date) returns bigint
language sql stable as $$
  select coalesce(
    (select case when bool_and(i.due_on <= by_day) then owed
        else least(owed, greatest(0, coalesce(max(i.until_minor) filter (where i.due_on <= by_day), 0) - paid)) end
      from order_instalments i where i.shop_id = in_shop and i.order_id = of_order having count(*) > 0),
    case when due <= by_day then owed else 0 end)
$$;

-- An order with instalments is due when the next of them is.
create function follow_instalments() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.due_on := coalesce((
    select i.due_on from order_instalments i where i.shop_id = new.shop_id and i.order_id = new.id
    order by i.until_minor <= new.paid_minor, case when i.until_minor > new.paid_minor then i.due_on end, i.due_on desc
    limit 1), new.due_on);
  return new;
end $$;
create trigger follow_instalments before update of paid_minor on orders for each row
  when (new.paid_minor is distinct from old.paid_minor and old.due_on is not null) execute function follow_instalments();

create or replace view debtors with (security_invoker = true) as
select c.shop_id, c.id, c.name, c.phone, d.owed_minor, d.overdue_minor, d.soon_minor, d.orders, d.since, d.due_on,
  d.promised_on, d.today, d.today - (d.since at time zone d.time_zone)::date as days, d.disputed
from (
  select o.shop_id, o.customer_id, s.time_zone, s.today,
    sum(o.owed_minor)::bigint as owed_minor,
    sum(owed_until(o.shop_id, o.id, o.owed_minor, o.paid_minor, o.due_on, s.today - 1))::bigint as overdue_minor,
    sum(owed_until(o.shop_id, o.id, o.owed_minor, o.paid_minor, o.due_on, s.today + 6)
      - owed_until(o.shop_id, o.id, o.owed_minor, o.paid_minor, o.due_on, s.today - 1))::bigint as soon_minor,
    count(*)::integer as orders, min(o.placed_at) as since, min(o.due_on) as due_on, min(o.promised_on) as promised_on,
    bool_or(exists (select from debt_answers a where a.shop_id = o.shop_id and a.order_id = o.id
      and a.kind = 'disputed' and a.settled_at is null)) as disputed
  from orders o
  join (select shop_id, time_zone, (now() at time zone time_zone)::date as today from shops) s on s.shop_id = o.shop_id
  where o.owed_minor > 0 and o.customer_id is not null
  group by o.shop_id, o.customer_id, s.time_zone, s.today
) d
join customers c on c.shop_id = d.shop_id and c.id = d.customer_id;

-- Links to what its customers owed end with the demo.
create or replace function empty_demo_shop() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  -- What the shop is and how it works, and what the nightly cleaning deletes.
  stays constant text[] := array['shops', 'memberships', 'invites', 'bots', 'flows', 'flow_drafts', 'delivery_methods',
    'order_workflows', 'payment_settings', 'payment_setting_changes', 'list_views', 'lookup_keys', 'stored_replies',
    'media', 'channel_connections', 'channel_numbers', 'message_templates', 'message_template_texts', 'message_prices', 'auto_messages',
    'sms_connections', 'whatsapp_catalogues', 'whatsapp_catalogue_items', 'whatsapp_catalogue_sets',
    'record_entries', 'record_heads', 'inbox_settings'];
  remaining oid[];
  ready oid[];
  emptied oid;
begin
  update shops set is_demo = false where shop_id = mine and is_demo;
  if not found then return false; end if;
  delete from lookup_keys where shop_id = mine and kind in ('cart', 'document', 'campaign', 'balance');
  remaining := array(
    select c.oid from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all (stays));
  while cardinality(remaining) > 0 loop
    ready := array(
      select t from unnest(remaining) t where not exists (
        select from pg_constraint k
        where k.contype = 'f' and k.confrelid = t and k.conrelid <> t and k.conrelid = any (remaining)));
    if cardinality(ready) = 0 then
      raise exception 'empty_demo_shop: these tables refer to each other in a circle: %', remaining::regclass[];
    end if;
    foreach emptied in array ready loop
      execute format('delete from %s where shop_id = $1', emptied::regclass) using mine;
    end loop;
    remaining := array(select unnest(remaining) except select unnest(ready));
  end loop;
  -- They have addresses to which no mail can be sent.
  delete from memberships m using auth.users u
  where m.shop_id = mine and not m.is_admin and u.id = m.user_id and u.email like '%@mauzo.example';
  return true;
end $$;
