-- A shop may ask no phone to pay: the settings are one document, which says so; their history has two kinds more.
alter table payment_setting_changes drop constraint way_change_kind;
alter table payment_setting_changes add constraint way_change_kind
  check (kind in ('added', 'changed', 'removed', 'on', 'off', 'cash on', 'cash off', 'push on', 'push off'));
