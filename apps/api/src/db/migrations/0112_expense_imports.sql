-- Expenses come from files, too.
alter table imports
  drop constraint import_kind,
  add constraint import_kind check (kind in ('products', 'contacts', 'expenses'));
