-- A withdrawal counts against the limit of the day on which nobody had to be asked about it any more.
create index withdrawals_day_idx on withdrawals (shop_id, coalesce(confirmed_at, created_at));
