import pg from "pg";

/** The stack's database as its owner, for what no screen does yet. `npm test` names it. */
async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Turns a person from admin into a member with these grants. */
export const restrict = (email: string, permissions: { resource: string; action: string }[]) =>
  asOwner((client) =>
    client.query(
      "update memberships set is_admin = false, permissions = $2 where user_id = (select id from auth.users where email = $1)",
      [email, JSON.stringify(permissions)],
    ),
  );

/** Ends every session of a person, as if signed out on another device. */
export const endSessions = (email: string) =>
  asOwner((client) =>
    client.query("delete from auth.sessions where user_id = (select id from auth.users where email = $1)", [email]),
  );

/** As if the password was given last an hour ago: what is sensitive asks for it again. */
export const forgetConfirmation = (email: string) =>
  asOwner((client) =>
    client.query(
      "update auth.sessions set confirmed_at = now() - interval '1 hour' where user_id = (select id from auth.users where email = $1)",
      [email],
    ),
  );
