import { eq } from "drizzle-orm";
import { users } from "../schema/account/users.ts";
import { outsideShops } from "../tenant-transaction.ts";
import { personId, type SeedDeps } from "./seed-demo-shop.ts";

/** Makes the account of whom the settings name first as running Mauzo. Its second factor is set up at the first visit. */
export async function seedDemoOperator(deps: SeedDeps, email: string | undefined): Promise<void> {
  if (email === undefined) return;
  const id = await personId(deps, "Halima", email);
  await outsideShops(deps.pool).update(users).set({ emailVerified: true }).where(eq(users.id, id));
}
