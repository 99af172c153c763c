-- Which months of a shop's expenses are closed. A month has a row once something was spent in it, which whoever writes an
-- expense holds while they do.
create table expense_months (
  shop_id uuid not null references shops,
  month date not null constraint expense_month_start check (extract(day from month) = 1),
  locked_at timestamptz,
  user_id uuid,
  user_name text not null default '',
  primary key (shop_id, month)
);

create table expenses (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  category text not null constraint expense_category check (category in (
    'rent', 'salary', 'utilities', 'marketing', 'insurance', 'supplies', 'equipment', 'travel', 'food', 'other')),
  amount_minor bigint not null constraint expense_amount check (amount_minor > 0),
  method text not null constraint expense_method check (method in ('mobile_money', 'cash')),
  -- a day of the shop
  spent_on date not null,
  -- the same as a number, by which the list is sorted
  spent_day integer not null generated always as (spent_on - date '2000-01-01') stored,
  supplier text not null default '' constraint expense_supplier check (char_length(supplier) <= 80),
  note text not null default '' constraint expense_note check (char_length(note) <= 500),
  -- the picture of its receipt
  media_id uuid,
  source text not null default 'person' constraint expense_source check (source in ('person', 'import', 'fee')),
  -- the transfer by which it left the till or the cash box; of a fee, the fee itself
  transfer_id uuid not null,
  import_id uuid,
  version integer not null default 1,
  user_id uuid,
  user_name text not null,
  -- who changed it last
  saved_by text not null,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  void_reason text not null default '' constraint expense_void_reason check (char_length(void_reason) <= 200),
  primary key (shop_id, id),
  foreign key (shop_id, media_id) references media,
  foreign key (shop_id, transfer_id) references transfers
);
-- An index for each order of its list; that of the ids is the primary key.
create index on expenses (shop_id, spent_day, id);
create index on expenses (shop_id, amount_minor, id);
-- What a month comes to is read from this alone.
create index on expenses (shop_id, spent_on) include (category, amount_minor, source) where voided_at is null;
-- A transfer is one expense, a picture the receipt of one.
create unique index on expenses (shop_id, transfer_id);
create unique index on expenses (shop_id, media_id) where media_id is not null;
create index on expenses (shop_id, import_id) where import_id is not null;

-- What was done to an expense. Nothing of it is ever changed.
create table expense_changes (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  expense_id uuid not null,
  kind text not null constraint expense_change_kind check (kind in ('added', 'changed', 'voided', 'restored')),
  -- each field that was changed, as it was and as it is
  fields jsonb not null default '[]',
  reason text not null default '',
  user_id uuid,
  user_name text not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, expense_id) references expenses
);
create index on expense_changes (shop_id, expense_id, id);

-- What a shop means to spend in a month, for each category. One document for each shop.
create table expense_budgets (
  shop_id uuid primary key references shops,
  id uuid not null default uuidv7(),
  budgets jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now()
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['expense_months', 'expenses', 'expense_changes', 'expense_budgets'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I
      using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
      with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert on expense_months, expenses, expense_changes, expense_budgets to mauzo_app;
grant update (locked_at, user_id, user_name) on expense_months to mauzo_app;
grant update (category, amount_minor, method, spent_on, supplier, note, media_id, transfer_id, version, saved_by,
  voided_at, void_reason) on expenses to mauzo_app;
grant update (budgets, version, updated_by, updated_at) on expense_budgets to mauzo_app;
