import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Stack } from "./stack.ts";

/** Inserts a signed-in person straight into the tables: signing up costs a password hash each time. */
export async function addPerson(
  stack: Pick<Stack, "db">,
  { email = `${randomUUID()}@duka.example`, name = "Mtu", token = randomBytes(32).toString("base64url") } = {},
): Promise<{ userId: string; token: string }> {
  const { rows } = await stack.db.query<{ id: string }>(
    `with person as (insert into auth.users (name, email) values ($3, $1) returning id),
       opened as (insert into auth.sessions (user_id, token, expires_at) select id, $1, now() + interval '1 day' from person returning id),
       access as (insert into auth.access_tokens (hash, session_id, expires_at) select $2, id, now() + interval '1 hour' from opened)
     select id from person`,
    [email, createHash("sha256").update(token).digest(), name],
  );
  return { userId: rows[0]?.id ?? "", token };
}
