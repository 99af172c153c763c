-- From whom a shop buys, and what it owes them.
create table suppliers (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  name text not null constraint supplier_name check (char_length(name) between 1 and 80),
  phone text constraint supplier_phone check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  note text not null default '' constraint supplier_note check (char_length(note) <= 500),
  version integer not null default 1,
  saved_by text not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);

create table supplier_bills (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  supplier_id uuid not null,
  amount_minor bigint not null constraint supplier_bill_amount check (amount_minor > 0),
  billed_on date not null,
  due_on date constraint supplier_bill_due check (due_on >= billed_on),
  -- null: goods to sell
  category text constraint supplier_bill_category check (category in (
    'rent', 'salary', 'utilities', 'marketing', 'insurance', 'supplies', 'equipment', 'travel', 'food', 'other')),
  note text not null default '' constraint supplier_bill_note check (char_length(note) <= 500),
  media_id uuid,
  user_id uuid,
  user_name text not null,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  void_reason text not null default '' constraint supplier_bill_void_reason check (char_length(void_reason) <= 200),
  primary key (shop_id, id),
  foreign key (shop_id, supplier_id) references suppliers,
  foreign key (shop_id, media_id) references media
);
create index on supplier_bills (shop_id, supplier_id, id);
create unique index on supplier_bills (shop_id, media_id) where media_id is not null;

-- What was paid of a bill, and the counter entries that undo that. Nothing of it is ever changed.
create table supplier_payments (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  bill_id uuid not null,
  -- what is paid; of a counter entry what comes back, below nothing
  amount_minor bigint not null,
  method text not null constraint supplier_payment_method check (method in ('mobile_money', 'cash')),
  paid_on date not null,
  transfer_id uuid not null,
  -- the expense that it is, unless it was for goods
  expense_id uuid,
  undoes uuid,
  user_id uuid,
  user_name text not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, bill_id) references supplier_bills,
  foreign key (shop_id, transfer_id) references transfers,
  foreign key (shop_id, expense_id) references expenses,
  foreign key (shop_id, undoes) references supplier_payments,
  constraint supplier_payment_amount check (case when undoes is null then amount_minor > 0 else amount_minor < 0 end)
);
create index on supplier_payments (shop_id, bill_id, id);
-- A payment is undone once, and an expense pays one bill.
create unique index on supplier_payments (shop_id, undoes) where undoes is not null;
create unique index on supplier_payments (shop_id, expense_id) where expense_id is not null;
create index on supplier_payments (shop_id, transfer_id);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['suppliers', 'supplier_bills', 'supplier_payments'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I
      using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
      with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert on suppliers, supplier_bills, supplier_payments to mauzo_app;
grant update (name, phone, note, version, saved_by) on suppliers to mauzo_app;
grant update (voided_at, void_reason) on supplier_bills to mauzo_app;
