-- The inbox by the person it is assigned to, in the order of its list, open or closed.
create index on threads (shop_id, assignee_id, last_at, conversation_id) where assignee_id is not null;
drop index threads_shop_id_assignee_id_last_at_idx;
