-- What a payment brought, and the withdrawals whose jobs may be lost: both are looked for in every shop, every hour.
create index transfers_of_payment_idx on transfers (shop_id, payment_id) where payment_id is not null;
create index withdrawals_open_idx on withdrawals (shop_id, id) where state in ('held', 'sending', 'unknown');
