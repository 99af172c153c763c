-- What a shop spends every month. Each day on which it is due becomes one draft.
create table expense_repeats (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  category text not null constraint expense_repeat_category check (category in (
    'rent', 'salary', 'utilities', 'marketing', 'insurance', 'supplies', 'equipment', 'travel', 'food', 'other')),
  amount_minor bigint not null constraint expense_repeat_amount check (amount_minor > 0),
  method text not null constraint expense_repeat_method check (method in ('mobile_money', 'cash')),
  supplier text not null default '' constraint expense_repeat_supplier check (char_length(supplier) <= 80),
  note text not null default '' constraint expense_repeat_note check (char_length(note) <= 500),
  day smallint not null constraint expense_repeat_day check (day between 1 and 31),
  -- days of the shop
  next_on date not null,
  stopped_at timestamptz,
  user_id uuid not null,
  user_name text not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create index on expense_repeats (shop_id, next_on) where stopped_at is null;
alter table expense_repeats enable row level security;
alter table expense_repeats force row level security;
create policy tenant on expense_repeats
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on expense_repeats to mauzo_app;
grant update (next_on, stopped_at) on expense_repeats to mauzo_app;

-- A draft is of a message or of a repeat, which knows how it is paid, and to whom.
alter table expense_drafts
  alter column external_id drop not null,
  alter column conversation_id drop not null,
  add column repeat_id uuid,
  add column method text constraint expense_draft_method check (method in ('mobile_money', 'cash')),
  add column supplier text not null default '' constraint expense_draft_supplier check (char_length(supplier) <= 80),
  add foreign key (shop_id, repeat_id) references expense_repeats,
  add constraint expense_draft_origin check ((external_id is null) = (repeat_id is not null)
    and (conversation_id is null) = (external_id is null));
create unique index on expense_drafts (shop_id, repeat_id, spent_on) where repeat_id is not null;
