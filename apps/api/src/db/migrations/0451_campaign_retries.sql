-- Whom a message did not reach gets an SMS when somebody says so: a campaign of its own, in which nobody is twice.
alter table campaigns
  add column retry_of uuid,
  add foreign key (shop_id, retry_of) references campaigns;
create index on campaigns (shop_id, retry_of) where retry_of is not null;
alter table campaign_recipients
  add column retried_in uuid,
  -- over which it was handed over; null: over that of its campaign
  add column connection_id uuid,
  add foreign key (shop_id, retried_in) references campaigns on delete set null (retried_in),
  add foreign key (shop_id, connection_id) references sms_connections;
create index on campaign_recipients (shop_id, retried_in) where retried_in is not null;
create index on campaign_recipients (shop_id, connection_id) where connection_id is not null;
grant update (retried_in, connection_id) on campaign_recipients to mauzo_app;

-- Takes over where the account of the default takes no more messages.
alter table sms_connections
  add column is_fallback boolean not null default false,
  add constraint sms_connection_falls_back check (not (is_default and is_fallback));
create unique index sms_connections_fallback_idx on sms_connections (shop_id) where is_fallback and removed_at is null;
grant update (is_fallback) on sms_connections to mauzo_app;
drop trigger record_change on sms_connections;
create constraint trigger record_change
  after insert or update of provider, sender_id, secret_ends, part_minor, is_default, is_fallback, removed_at on sms_connections
  deferrable initially deferred for each row
  execute function record_change('keys', 'sms', 'provider,sender_id,part_minor,is_default,is_fallback', 'secret_ends,removed_at', 'made');
