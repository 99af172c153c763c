-- The steps of the flow that a bot's answer came by, in their order with spaces between: how many customers reach a step,
-- and how many go on from it.
alter table messages add column flow_path text
  constraint message_flow_path check (flow_path is null or (flow_version is not null and char_length(flow_path) <= 4000));
create index messages_by_flow on messages (shop_id, flow_version, created_at) where flow_path is not null;
