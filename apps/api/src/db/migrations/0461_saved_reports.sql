-- The reports of the analytics are saved as views are.
alter table list_views drop constraint list_view_list;
alter table list_views add constraint list_view_list
  check (list in ('products', 'orders', 'stock', 'customers', 'conversations', 'expenses', 'analytics'));
