-- Which media no public address shows: their files lie in a folder of their own.
alter table media add column is_private boolean not null default false;

-- What customers say they paid. It is no payment: the shop confirms it, as one, or declines it.
create table order_claims (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  state text not null default 'open'
    constraint order_claim_state check (state in ('open', 'confirmed', 'declined', 'withdrawn')),
  amount_minor bigint not null check (amount_minor > 0),
  method text not null constraint order_claim_method check (method in ('mobile_money', 'cash')),
  reference text not null default '' check (char_length(reference) <= 60),
  -- the picture that shows it
  media_id uuid,
  -- why the shop declined it
  reason text not null default '' check (char_length(reason) <= 200),
  -- who of the shop decided; null for the customer
  user_id uuid,
  user_name text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, media_id) references media,
  check ((decided_at is null) = (state = 'open'))
);
create index on order_claims (shop_id, order_id, id);
create index on order_claims (shop_id, order_id) where state = 'open';
create index on order_claims (shop_id, media_id) where media_id is not null;

alter table order_claims enable row level security;
alter table order_claims force row level security;
create policy tenant on order_claims using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on order_claims to mauzo_app;
grant update (state, media_id, reason, user_id, user_name, decided_at) on order_claims to mauzo_app;

alter table order_changes
  drop constraint order_change_kind,
  add constraint order_change_kind
    check (kind in ('moved', 'paid', 'refunded', 'claimed', 'settled', 'declined', 'withdrawn'));
