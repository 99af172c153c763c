-- The code in the address of a balance leads to the customer who owes it.
alter table lookup_keys drop constraint lookup_keys_kind_check;
alter table lookup_keys add constraint lookup_keys_kind_check check (kind in (
  'slug', 'bot', 'bot_token', 'cart', 'phone', 'invite', 'document', 'whatsapp', 'whatsapp_number', 'payment',
  'withdrawal', 'api_key', 'campaign', 'sms_report', 'balance'));

-- Whether the phone pays all that the customer of the order owes: what is due first, then the oldest.
alter table payments add column for_debt boolean not null default false;

-- A payment is posted once for each order.
drop index transfers_payment_idx;
create unique index transfers_payment_idx on transfers (shop_id, payment_id, order_id) nulls not distinct
  where payment_id is not null and entry_id is null and kind in ('payment', 'surplus', 'unmatched');
