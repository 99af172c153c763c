-- How the members of a segment can be reached is read from this index alone, as the segment is from its own.
drop index contacts_shop_id_customer_id_idx;
create index contacts_reach_idx on contacts (shop_id, customer_id) include (phone, unreachable_code);
alter table contacts set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);
