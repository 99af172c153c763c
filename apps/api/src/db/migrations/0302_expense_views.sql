-- Views of the list of expenses are saved, too.
alter table list_views drop constraint list_view_list;
alter table list_views add constraint list_view_list
  check (list in ('products', 'orders', 'stock', 'customers', 'conversations', 'expenses'));
