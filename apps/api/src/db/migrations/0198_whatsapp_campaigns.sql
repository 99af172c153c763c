-- Campaigns over WhatsApp: a template that WhatsApp approved, which leaves over the outbox.
alter table campaigns drop constraint campaign_channel, drop constraint campaign_started, drop constraint campaign_paused,
  add column template_id uuid,
  -- when it is looked at next what became of its messages in the outbox
  add column follow_at timestamptz,
  add foreign key (shop_id, template_id) references message_templates on delete set null (template_id),
  add constraint campaign_channel check (channel in ('sms', 'whatsapp')),
  add constraint campaign_paused check (paused_why in ('person', 'late', 'credentials', 'balance', 'sender', 'template')),
  add constraint campaign_template check (template_id is null or channel = 'whatsapp'),
  add constraint campaign_started check (state = 'draft' or (starts_at is not null and (channel = 'whatsapp' or (
    connection_id is not null and part_minor is not null and quoted_minor is not null and code is not null))));
create index on campaigns (shop_id, template_id) where template_id is not null;
create index campaigns_follow_idx on campaigns (shop_id, follow_at) where follow_at is not null;
grant update (template_id, follow_at) on campaigns to mauzo_app;

alter table campaign_recipients drop constraint campaign_recipient_skipped,
  -- its message in the conversation, by which the outbox has it
  add column message_id uuid,
  add constraint campaign_recipient_skipped check (skipped in ('opted_out', 'no_consent', 'no_number', 'bad_number', 'recently',
    'duplicate', 'gone', 'stopped', 'no_chat', 'disconnected'));
grant update (message_id) on campaign_recipients to mauzo_app;

drop function due_campaigns(timestamptz, integer);
-- The campaigns of all shops that are to be looked at now, the longest due first: those that are due, those whose messages in the
-- outbox are, and those of which something was handed over by SMS and did not come back, also once they are paused or stopped.
create function due_campaigns(now_at timestamptz, at_most integer) returns table (shop_id uuid, id uuid, channel text)
language sql stable security definer set search_path = public, pg_temp as $$
  select look.shop_id, look.id, look.channel from (
    select c.shop_id, c.id, c.channel, least(c.due_at, c.follow_at) as due_at from campaigns c
    where c.due_at <= now_at or c.follow_at <= now_at
    union all
    select r.shop_id, r.campaign_id, 'sms', r.sending_at from campaign_recipients r
    where r.state = 'sending' and r.message_id is null and r.sending_at < now_at - interval '40 seconds'
  ) look group by look.shop_id, look.id, look.channel order by min(look.due_at), look.id limit at_most
$$;
alter function due_campaigns(timestamptz, integer) owner to mauzo_reader;
revoke execute on function due_campaigns(timestamptz, integer) from public;
grant execute on function due_campaigns(timestamptz, integer) to mauzo_app;
