-- Which version of a flow a bot's answer came from.
alter table messages add column flow_version text
  constraint message_flow_version check (flow_version is null or (direction = 'out' and flow_version ~ '^(default:[0-9a-f]{16}|own:[1-9][0-9]*)$'));

-- A bot without a flow of its own runs the default one, as the release has it. What each shop was opened with is a copy of
-- that: nothing let anybody change it. The platform's shop has a flow of its own.
delete from flows f
where f.version = 1 and f.shop_id <> '01900000-0000-7000-8000-0000000000a0'
  and not exists (select from flows later where later.shop_id = f.shop_id and later.bot_id = f.bot_id and later.version > 1);

-- What was said came from a version as it was.
revoke update, delete on flows from mauzo_app;
