-- What a customer may owe at most; null: nobody set it.
alter table customers add column credit_limit_minor bigint check (credit_limit_minor between 0 and 100000000000);

-- Without the customer's name, which the record would keep after they are forgotten.
create constraint trigger record_change after update of credit_limit_minor on customers deferrable initially deferred
  for each row when (old.credit_limit_minor is distinct from new.credit_limit_minor)
  execute function record_change('settings', 'credit_limit', 'credit_limit_minor', '', 'made');
