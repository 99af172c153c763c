-- Where a shop's money may be sent: wallets, whose numbers are sealed.
create table payout_destinations (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  network text not null constraint payout_destination_network
    check (network in ('M-Pesa', 'Airtel Money', 'Mixx by Yas', 'HaloPesa', 'bank')),
  sealed_phone bytea not null,
  phone_end text not null,
  name text not null constraint payout_destination_name check (char_length(name) between 1 and 80),
  -- nothing is sent to a new one before this
  usable_from timestamptz not null,
  removed_at timestamptz,
  user_id uuid,
  user_name text not null default '',
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);

-- Money of the shop that is sent to one of them. Its id is the client's, so that the same is never asked for twice.
create table withdrawals (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  destination_id uuid not null,
  provider text not null constraint withdrawal_provider check (provider in ('mpesa', 'airtel', 'clickpesa')),
  amount_minor bigint not null constraint withdrawal_amount check (amount_minor > 0 and amount_minor % 100 = 0),
  fee_minor bigint not null constraint withdrawal_fee check (fee_minor >= 0),
  -- ours, which the provider knows it by
  reference text not null constraint withdrawal_reference check (reference ~ '^[A-Z0-9]{20}$'),
  provider_ref text not null default '',
  network_ref text not null default '',
  state text not null constraint withdrawal_state
    check (state in ('confirming', 'held', 'sending', 'unknown', 'sent', 'returned', 'cancelled')),
  failure text constraint withdrawal_failure
    check (failure in ('unknown_number', 'limit', 'unavailable', 'failed', 'reversed')),
  -- when the provider was asked to send it, how often for the outcome, and when last
  sent_at timestamptz,
  queries smallint not null default 0,
  queried_at timestamptz,
  user_id uuid,
  user_name text not null default '',
  confirmed_by uuid,
  confirmed_name text not null default '',
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, destination_id) references payout_destinations,
  constraint withdrawal_second_person check (confirmed_by <> user_id)
);
create index on withdrawals (shop_id, created_at, id);
create unique index withdrawals_reference_idx on withdrawals (shop_id, reference);

-- From which sum on a second admin confirms a withdrawal; null: none.
create table withdrawal_settings (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  settings jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id)
);

do $$
declare
  tenant_table text;
  mine constant text := 'shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid';
begin
  foreach tenant_table in array array['payout_destinations', 'withdrawals', 'withdrawal_settings'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (%s) with check (%s)', tenant_table, mine, mine);
    execute format('grant select, insert on %I to mauzo_app', tenant_table);
  end loop;
end $$;
grant update (removed_at) on payout_destinations to mauzo_app;
grant update (state, failure, provider_ref, network_ref, sent_at, queries, queried_at, confirmed_by, confirmed_name,
  confirmed_at, ended_at) on withdrawals to mauzo_app;
grant update on withdrawal_settings to mauzo_app;

alter table transfers add column withdrawal_id uuid;
alter table transfers add foreign key (shop_id, withdrawal_id) references withdrawals;
create index on transfers (shop_id, withdrawal_id) where withdrawal_id is not null;
-- A withdrawal is taken from the balance once, and once it leaves: a second posting of either is refused.
create unique index transfers_withdrawal_held_idx on transfers (shop_id, withdrawal_id)
  where withdrawal_id is not null and entry_id is null and debit = 'leaving' and reverses is null;
create unique index transfers_withdrawal_sent_idx on transfers (shop_id, withdrawal_id)
  where withdrawal_id is not null and entry_id is null and debit = 'outside' and credit = 'leaving';

-- When what a payment brought could be withdrawn.
alter table payments add column settled_at timestamptz;
grant update (settled_at) on payments to mauzo_app;
create index payments_unsettled_idx on payments (shop_id, id) where state = 'paid' and settled_at is null;

-- The reference leads to the withdrawal.
alter table lookup_keys drop constraint lookup_keys_kind_check;
alter table lookup_keys add constraint lookup_keys_kind_check check (kind in (
  'slug', 'bot', 'bot_token', 'cart', 'phone', 'invite', 'document', 'whatsapp', 'whatsapp_number', 'payment',
  'withdrawal'));
