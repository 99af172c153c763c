-- How often each was saved, and by whom last, so that a save based on an older version can be refused.
alter table delivery_methods add column version integer not null default 1, add column updated_by uuid;
alter table order_workflows add column version integer not null default 1, add column updated_by uuid;
alter table shops add column version integer not null default 1, add column updated_by uuid;
alter table memberships add column version integer not null default 1, add column updated_by uuid;
grant update (version, updated_by) on delivery_methods, order_workflows to mauzo_app;
