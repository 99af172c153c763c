-- An invite says whether its member will see customers' numbers whole.
alter table invites add column sees_phones boolean not null default true;

-- Links that were made by somebody who does not see customers' numbers show none either.
alter table lookup_keys add column hides_phones boolean not null default false;
