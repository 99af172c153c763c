-- Who of a shop is mailed the summary of each week: its admins, unless they want it no more. Of which Monday's week one was
-- last queued for them, and sent: so each of them gets one a week, however often it is tried.
create table weekly_mails (
  shop_id uuid not null references shops,
  user_id uuid not null,
  is_wanted boolean not null default true,
  queued_week date,
  sent_week date,
  primary key (shop_id, user_id),
  foreign key (shop_id, user_id) references memberships (shop_id, user_id) on delete cascade
);
alter table weekly_mails enable row level security;
alter table weekly_mails force row level security;
create policy tenant on weekly_mails
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on weekly_mails to mauzo_app;
