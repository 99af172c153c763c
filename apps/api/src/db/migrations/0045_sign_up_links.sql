-- Links that open an account, mailed where sign-up does not tell whether the e-mail has one. One an e-mail: a newer link
-- takes the place of the older. Only the SHA-256 of its token is kept, and no password: that is asked where the link leads.
create table auth.sign_up_links (
  email text primary key,
  name text not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index on auth.sign_up_links (expires_at);
grant select, insert, update, delete on auth.sign_up_links to mauzo_app;
