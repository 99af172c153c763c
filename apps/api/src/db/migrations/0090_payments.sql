-- Payments that are asked of a phone.
create table payments (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  provider text not null constraint payment_provider check (provider in ('mpesa', 'airtel', 'clickpesa')),
  network text not null constraint payment_network
    check (network in ('M-Pesa', 'Airtel Money', 'Mixx by Yas', 'HaloPesa', 'bank')),
  phone text not null,
  -- what it pays of the order
  amount_minor bigint not null constraint payment_amount check (amount_minor > 0),
  fee_minor bigint not null constraint payment_fee check (fee_minor >= 0),
  -- what the phone is asked for: both, in whole shillings
  asked_minor bigint not null
    constraint payment_asked check (asked_minor % 100 = 0 and asked_minor between amount_minor + fee_minor and amount_minor + fee_minor + 99),
  -- what of it was not the order's when it came
  surplus_minor bigint not null default 0 constraint payment_surplus check (surplus_minor >= 0),
  -- ours, which the provider knows it by
  reference text not null constraint payment_reference check (reference ~ '^[A-Z0-9]{20}$'),
  provider_ref text not null default '',
  network_ref text not null default '',
  state text not null default 'asking'
    constraint payment_state check (state in ('asking', 'waiting', 'unknown', 'paid', 'declined', 'expired')),
  failure text constraint payment_failure
    check (failure in ('declined', 'no_balance', 'wrong_pin', 'limit', 'unknown_number', 'expired', 'unavailable', 'failed')),
  -- when the provider was asked for the money, how often for the outcome, and when last
  sent_at timestamptz,
  queries smallint not null default 0,
  queried_at timestamptz,
  user_id uuid,
  user_name text not null default '',
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders
);
create index on payments (shop_id, order_id, id);
-- One prompt an order at a time.
create unique index payments_open_idx on payments (shop_id, order_id) where state in ('asking', 'waiting', 'unknown');
create unique index payments_network_ref_idx on payments (shop_id, provider, network_ref) where network_ref <> '';

alter table payments enable row level security;
alter table payments force row level security;
create policy tenant on payments
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on payments to mauzo_app;
grant update (state, failure, provider_ref, network_ref, surplus_minor, sent_at, queries, queried_at, phone) on payments to mauzo_app;

alter table transfers add foreign key (shop_id, payment_id) references payments;
-- A payment is posted once.
create unique index transfers_payment_idx on transfers (shop_id, payment_id)
  where payment_id is not null and entry_id is null and kind in ('payment', 'surplus', 'unmatched');

-- The reference leads to the payment.
alter table lookup_keys drop constraint lookup_keys_kind_check;
alter table lookup_keys add constraint lookup_keys_kind_check check (kind in (
  'slug', 'bot', 'bot_token', 'cart', 'phone', 'invite', 'document', 'whatsapp', 'whatsapp_number', 'payment'));

insert into erasures (place, table_name, whose, becomes) values (76, 'payments', 't.order_id = any ($3)', 'phone = ''''');
