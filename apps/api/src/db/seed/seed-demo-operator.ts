import { eq } from "drizzle-orm";
import { users } from "../schema/account/users.ts";
import { outsideShops } from "../tenant-transaction.ts";
import { personId, type SeedDeps } from "./seed-demo-shop.ts";

const demoOperator = "operator@mauzo.example";

/**
 * Makes the demo's account that runs Mauzo, where the settings name it and nobody has it yet: whoever opened an account
 * with that address does not come to the desk by a start. Its second factor is set up at the first visit.
 */
export async function seedDemoOperator(deps: SeedDeps, operators: readonly string[]): Promise<void> {
  if (!operators.includes(demoOperator)) return;
  const db = outsideShops(deps.pool);
  const known = await db.select({ id: users.id }).from(users).where(eq(users.email, demoOperator));
  if (known.length > 0) return;
  const id = await personId(deps, "Halima", demoOperator);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
}
