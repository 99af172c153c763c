-- Several links of a kind a person, so that nobody who asks for another ends the one the owner holds. They end together.
alter table auth.mail_links
  drop constraint mail_links_pkey,
  drop constraint mail_links_token_hash_key,
  add primary key (token_hash);
create index on auth.mail_links (user_id, purpose, expires_at);
