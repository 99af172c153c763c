import { eq } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";
import type { Tx } from "../../db/scope.ts";

const choices = { language: users.language, time_zone: users.timeZone };

export async function findChoices(db: Tx, userId: string) {
  const [row] = await db.select(choices).from(users).where(eq(users.id, userId));
  return row;
}
