-- A secret that leads to the papers of one order.
alter table entrances drop constraint entrances_kind_check;
alter table entrances add constraint entrances_kind_check
  check (kind in ('slug', 'bot', 'bot_token', 'cart', 'phone', 'invite', 'paper'));
