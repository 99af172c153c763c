-- The phones from which members of a shop write down what they spend, by a message to the shop's number.
create table expense_phones (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  phone text not null constraint expense_phone check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, user_id) references memberships (shop_id, user_id) on delete cascade
);
create unique index on expense_phones (shop_id, phone);
create index on expense_phones (shop_id, user_id);

-- What they wrote, until somebody makes an expense of it or discards it: nothing of it is in the journal.
create table expense_drafts (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  -- the provider's ids of the message, and of the one with its picture
  external_id text not null,
  picture_external_id text,
  conversation_id uuid not null,
  category text not null constraint expense_draft_category check (category in (
    'rent', 'salary', 'utilities', 'marketing', 'insurance', 'supplies', 'equipment', 'travel', 'food', 'other')),
  amount_minor bigint not null constraint expense_draft_amount check (amount_minor > 0),
  note text not null constraint expense_draft_note check (char_length(note) <= 500),
  spent_on date not null,
  -- when it was said, as the provider has it
  said_at timestamptz not null,
  user_id uuid not null,
  user_name text not null,
  state text not null default 'open' constraint expense_draft_state check (state in ('open', 'confirmed', 'discarded')),
  expense_id uuid,
  decided_by uuid,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, expense_id) references expenses,
  constraint expense_draft_expense check ((state = 'confirmed') = (expense_id is not null))
);
-- A message is one draft, a picture that of one.
create unique index on expense_drafts (shop_id, external_id);
create unique index on expense_drafts (shop_id, picture_external_id) where picture_external_id is not null;
create index on expense_drafts (shop_id, id) where state = 'open';
create index on expense_drafts (shop_id, expense_id) where expense_id is not null;
-- What the same words were for before.
create index on expenses (shop_id, lower(note), id) where note <> '';

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['expense_phones', 'expense_drafts'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I
      using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
      with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert, delete on expense_phones to mauzo_app;
grant select, insert on expense_drafts to mauzo_app;
grant update (picture_external_id, state, expense_id, decided_by) on expense_drafts to mauzo_app;

create constraint trigger record_change after insert or delete on expense_phones deferrable initially deferred
  for each row execute function record_change('settings', 'expense_phone', '', '', 'made');
