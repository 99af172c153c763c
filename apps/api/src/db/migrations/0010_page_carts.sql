-- A cart filled on the shop's page came from no conversation, and neither did its order.
alter table carts alter column conversation_id drop not null;
alter table orders alter column conversation_id drop not null;
