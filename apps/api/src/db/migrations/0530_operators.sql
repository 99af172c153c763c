-- Who runs Mauzo besides those whom the settings name.
create table auth.operators (
  user_id uuid primary key references auth.users on delete cascade,
  created_at timestamptz not null default now()
);
grant select, insert, delete on auth.operators to mauzo_app;

-- What each of them looked at and decided, for good: nobody of whom it tells has to be there any more.
create table auth.operator_entries (
  id uuid primary key default uuidv7(),
  operator_id uuid not null,
  operator_name text not null,
  kind text not null constraint operator_entry_kind check (
    kind in ('case_opened', 'file_opened', 'case_approved', 'case_returned', 'operator_named', 'operator_removed')),
  shop_id uuid,
  about text not null default '',
  reason text not null default '',
  created_at timestamptz not null default now(),
  constraint operator_entry_reason check (kind in ('case_opened', 'file_opened') or reason <> '')
);
grant select, insert on auth.operator_entries to mauzo_app;
