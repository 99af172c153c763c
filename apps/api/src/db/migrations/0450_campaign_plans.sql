-- A campaign that is sent again by itself: each run is a campaign of its own.
create table campaign_plans (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  channel text not null constraint campaign_plan_channel check (channel in ('sms', 'whatsapp')),
  name text not null constraint campaign_plan_name check (char_length(name) <= 60),
  template_id uuid,
  -- as campaigns have them
  message jsonb not null,
  link_kind text not null constraint campaign_plan_link_kind check (link_kind in ('shop', 'product', 'set', 'chat')),
  link_product_id uuid,
  link_set_id uuid,
  audience jsonb not null,
  occasion text not null constraint campaign_plan_occasion check (occasion in ('birthday', 'month', 'come_back', 'back_in_stock')),
  days smallint constraint campaign_plan_days check (days between 1 and 365),
  budget_minor bigint constraint campaign_plan_budget check (budget_minor >= 0),
  -- of the shop's day
  hour smallint not null constraint campaign_plan_hour check (hour between 8 and 19),
  -- null: it is paused
  next_run_at timestamptz,
  last_run_at timestamptz,
  last_outcome text constraint campaign_plan_outcome check (last_outcome in (
    'started', 'nobody', 'over_budget', 'no_provider', 'template', 'audience', 'failed')),
  user_name text not null,
  version integer not null default 1,
  saved_by text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, template_id) references message_templates on delete set null (template_id),
  foreign key (shop_id, link_product_id) references products,
  foreign key (shop_id, link_set_id) references product_sets,
  constraint campaign_plan_template check (template_id is null or channel = 'whatsapp'),
  constraint campaign_plan_link_product check ((link_product_id is not null) = (link_kind = 'product')),
  constraint campaign_plan_link_set check ((link_set_id is not null) = (link_kind = 'set')),
  constraint campaign_plan_come_back check ((days is not null) = (occasion = 'come_back')),
  constraint campaign_plan_last check ((last_run_at is null) = (last_outcome is null)),
  constraint campaign_plan_removed check (removed_at is null or next_run_at is null)
);
-- Those of all shops are read in this order.
create index campaign_plans_next_idx on campaign_plans (next_run_at, id) where next_run_at is not null;
create index on campaign_plans (shop_id, template_id) where template_id is not null;
create index on campaign_plans (shop_id, link_product_id) where link_product_id is not null;
create index on campaign_plans (shop_id, link_set_id) where link_set_id is not null;
alter table campaign_plans enable row level security;
alter table campaign_plans force row level security;
create policy tenant on campaign_plans
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on campaign_plans to mauzo_app;
grant update (name, template_id, message, link_kind, link_product_id, link_set_id, audience, occasion, days, budget_minor, hour,
  next_run_at, last_run_at, last_outcome, version, saved_by, removed_at) on campaign_plans to mauzo_app;

-- One run a day of the shop.
alter table campaigns
  add column plan_id uuid,
  add column plan_day date,
  add foreign key (shop_id, plan_id) references campaign_plans,
  add constraint campaign_of_plan check ((plan_id is null) = (plan_day is null));
create unique index on campaigns (shop_id, plan_id, plan_day) where plan_id is not null;

-- Each contact gets it once for an occasion: the year of a birthday, a month, the day of a last order, a restock.
alter table campaign_recipients
  add column plan_id uuid,
  add column occasion text constraint campaign_recipient_occasion_length check (char_length(occasion) <= 40),
  add constraint campaign_recipient_occasion check ((plan_id is null) = (occasion is null)),
  add foreign key (shop_id, plan_id) references campaign_plans;
create unique index on campaign_recipients (shop_id, plan_id, contact_id, occasion) where plan_id is not null;

-- `dearer`: it would cost more by now than was counted against the budget of the run.
alter table campaign_recipients drop constraint campaign_recipient_skipped,
  add constraint campaign_recipient_skipped check (skipped in ('opted_out', 'no_consent', 'no_number', 'bad_number', 'recently',
    'duplicate', 'gone', 'stopped', 'no_chat', 'disconnected', 'held_out', 'dearer'));

-- What came back into stock lately.
create index stock_movements_restock_idx on stock_movements (shop_id, id) where reason = 'restock';

-- The recurring campaigns of all shops that are to run now, the longest due first.
create function due_campaign_plans(now_at timestamptz, at_most integer) returns table (shop_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.shop_id, p.id from campaign_plans p where p.next_run_at <= now_at order by p.next_run_at, p.id limit at_most
$$;
grant select on campaign_plans to mauzo_reader;
alter function due_campaign_plans(timestamptz, integer) owner to mauzo_reader;
revoke execute on function due_campaign_plans(timestamptz, integer) from public;
grant execute on function due_campaign_plans(timestamptz, integer) to mauzo_app;
