-- When a shop is open, in its own words: the chat answers with it, and empty means that the shop has not said.
alter table shops
  add column opening_hours text not null default ''
    constraint shop_opening_hours check (char_length(opening_hours) <= 120);
