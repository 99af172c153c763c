import type { Pool } from "../../db/connection-pool.ts";
import { forbidden, refuse } from "../refuse.ts";
import type { SignedInPerson } from "../request-context.ts";

type Row = { email_verified: boolean; two_factor_enabled: boolean; is_named: boolean };

/**
 * Admits who runs Mauzo: an account that the settings or another operator name, whose address is confirmed (anybody may
 * open an account with an address that is not theirs), and which has a second factor.
 */
export async function requireOperator(
  pool: Pool,
  operators: readonly string[],
  { userId, email }: SignedInPerson,
): Promise<void> {
  const { rows } = await pool.query<Row>({
    name: "operator-of",
    text: `select u.email_verified, u.two_factor_enabled, o.user_id is not null as is_named
      from auth.users u left join auth.operators o on o.user_id = u.id where u.id = $1`,
    values: [userId],
  });
  const [row] = rows;
  if (!row?.email_verified || !(row.is_named || operators.includes(email))) throw forbidden();
  if (!row.two_factor_enabled) throw refuse("second_factor_missing");
}
