-- What shops pay once for being set up: money of Mauzo, which stands in no journal of the shop.
create table setup_payments (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  provider text not null constraint setup_provider check (provider in ('mpesa', 'airtel', 'clickpesa')),
  network text not null constraint setup_network
    check (network in ('M-Pesa', 'Airtel Money', 'Mixx by Yas', 'HaloPesa', 'bank')),
  -- of somebody of the shop, who asked it to pay
  phone text not null,
  amount_minor bigint not null constraint setup_amount check (amount_minor > 0 and amount_minor % 100 = 0),
  reference text not null constraint setup_reference check (reference ~ '^[A-Z0-9]{20}$'),
  provider_ref text not null default '',
  network_ref text not null default '',
  state text not null default 'asking'
    constraint setup_state check (state in ('asking', 'waiting', 'unknown', 'paid', 'declined', 'expired')),
  failure text constraint setup_failure
    check (failure in ('declined', 'no_balance', 'wrong_pin', 'limit', 'unknown_number', 'expired', 'unavailable', 'failed')),
  -- it came although another one had: somebody gives it back
  is_extra boolean not null default false,
  sent_at timestamptz,
  queries smallint not null default 0,
  user_id uuid,
  user_name text not null default '',
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);
-- It is paid once: whoever asks while a phone is asked, or after it was paid, asks nobody.
create unique index setup_payments_once on setup_payments (shop_id)
  where state in ('asking', 'waiting', 'unknown', 'paid') and not is_extra;

alter table setup_payments enable row level security;
alter table setup_payments force row level security;
create policy tenant on setup_payments
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on setup_payments to mauzo_app;
grant update (state, failure, provider_ref, network_ref, is_extra, sent_at, queries) on setup_payments to mauzo_app;
