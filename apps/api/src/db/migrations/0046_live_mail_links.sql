-- Several links of a kind a person, so that nobody who asks for another ends the one the owner holds. They end together.
alter table auth.mail_links
  drop constraint mail_links_pkey,
  drop constraint mail_links_token_hash_key,
  add primary key (token_hash);
create index on auth.mail_links (user_id, purpose, expires_at);

-- The same for an e-mail that has no account yet: the first of them that is used opens it, and the others open nothing.
alter table auth.sign_up_links
  drop constraint sign_up_links_pkey,
  drop constraint sign_up_links_token_hash_key,
  add primary key (token_hash);
