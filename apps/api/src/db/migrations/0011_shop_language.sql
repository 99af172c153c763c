-- The language a shop writes in, so that its words are read out in it; null where nobody has said.
alter table shops add column language text constraint shop_language check (language in ('en', 'sw'));
alter table listings add column language text;
