-- Something that tells of money that came: a network's confirmation. Each code counts once in a shop.
create table receipts (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  -- null: nobody knows
  network text constraint receipt_network check (network in ('M-Pesa', 'Airtel Money', 'Mixx by Yas', 'HaloPesa', 'bank')),
  reference text not null constraint receipt_reference
    check (reference = '' or (reference = upper(reference) and char_length(reference) between 4 and 40)),
  amount_minor bigint not null constraint receipt_amount check (amount_minor > 0),
  -- how much of it has paid for orders
  used_minor bigint not null default 0 constraint receipt_used check (used_minor between 0 and amount_minor),
  payer_name text not null default '' check (char_length(payer_name) <= 80),
  payer_phone text,
  -- when the money came, as the network says
  came_at timestamptz,
  source text not null constraint receipt_source check (source in ('shop_sms', 'customer_sms', 'gateway', 'statement')),
  text text not null default '' check (char_length(text) <= 1000),
  -- the order whose payment was written down before this was known
  order_id uuid,
  user_id uuid,
  user_name text not null default '',
  created_at timestamptz not null default now(),
  dismissed_at timestamptz,
  dismissed_by text not null default '',
  dismiss_reason text not null default '' check (char_length(dismiss_reason) <= 200),
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders
);
-- Whoever is forgotten leaves receipts without a code.
create unique index receipt_once on receipts (shop_id, network, reference) nulls not distinct where reference <> '';
create index on receipts (shop_id, reference) where reference <> '';
create index on receipts (shop_id, id) where used_minor < amount_minor and dismissed_at is null;
create index on receipts (shop_id, order_id) where order_id is not null;

alter table receipts enable row level security;
alter table receipts force row level security;
create policy tenant on receipts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on receipts to mauzo_app;
grant update (used_minor, order_id, dismissed_at, dismissed_by, dismiss_reason) on receipts to mauzo_app;

alter table transfers add foreign key (shop_id, receipt_id) references receipts;
create index on transfers (shop_id, receipt_id) where receipt_id is not null;

-- The money stays in numbers, with the order that it paid for.
insert into erasures (place, table_name, whose, becomes) values
  (72, 'receipts', 't.order_id = any ($3) or right(t.payer_phone, 9) = any ($5)
    or t.id in (select m.receipt_id from transfers m where m.shop_id = $1 and m.order_id = any ($3))',
    'reference = '''', payer_name = '''', payer_phone = null, text = '''', dismiss_reason = ''''');
