-- A claim knows whose confirmation it comes from, and keeps it: without what is left in the account, and without numbers.
alter table payment_claims
  add column network text constraint payment_claim_network
    check (network in ('M-Pesa', 'Airtel Money', 'Mixx by Yas', 'HaloPesa', 'bank')),
  add column text text not null default '' check (char_length(text) <= 1000);
update erasures set becomes = becomes || ', text = ''''' where table_name = 'payment_claims';
