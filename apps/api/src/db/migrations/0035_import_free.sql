-- Products of a file that would cost nothing: told before it is imported.
alter table product_imports add column free_count integer not null default 0;
