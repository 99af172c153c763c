-- The message that a part answers over its channel: only a message's first part does.
alter table outbox add column reply_to uuid;
