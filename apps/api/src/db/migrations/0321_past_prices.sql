-- What items cost before: a till without a network sells at the prices of when it had one, and at no others.
create table past_prices (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  -- of a variant or an add-on
  item_id uuid not null,
  price_minor bigint not null,
  until timestamptz not null default now(),
  primary key (shop_id, id)
);
create index on past_prices (shop_id, item_id, until);
create index on past_prices (shop_id, until);
alter table past_prices enable row level security;
alter table past_prices force row level security;
create policy tenant on past_prices
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
-- Locked for the cleaning, and not written but by the triggers.
grant select, insert, delete, update (until) on past_prices to mauzo_app;

create function keep_past_price() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into past_prices (shop_id, item_id, price_minor) values (old.shop_id, old.id, old.price_minor);
  return null;
end $$;
create trigger past_price after update of price_minor on variants for each row
  when (old.price_minor <> new.price_minor) execute function keep_past_price();
create trigger past_price after update of price_minor on add_ons for each row
  when (old.price_minor <> new.price_minor) execute function keep_past_price();
