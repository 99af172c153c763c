-- Who a cart holds its goods for, while it does: hashes of their phone number and of the network they came from.
-- null: somebody who is known by their chat, or nothing is held.
alter table carts
  add column held_phone bytea,
  add column held_network bytea,
  add constraint cart_held_for check (held_until is not null or (held_phone is null and held_network is null));
