import { type Grant, type Grants, within } from "@mauzo/permissions/permissions";
import type { Pool } from "../../db/connection-pool.ts";
import { lookupHash } from "../../db/lookup-keys.ts";
import type { Person } from "../request-context.ts";

type Row = {
  id: string;
  name: string;
  shop_id: string;
  permissions: Grant[];
  sees_phones: boolean;
  addresses: string[];
  maker_is_admin: boolean;
  maker_permissions: Grant[];
  used_lately: boolean;
};
export type FoundKey = {
  /** Who calls: the key, by its name, with its rights as far as its maker has them now. */
  person: Person & { shopId: string };
  addresses: string[];
  /** Whether its last use was written down within a minute. */
  isUsedLately: boolean;
};

/** Finds the key of a secret; undefined when it is unknown, revoked or expired, or its maker is no longer a member. */
export async function findKey(pool: Pool, secret: string): Promise<FoundKey | undefined> {
  const { rows } = await pool.query<Row>({
    name: "key-of",
    text: "select * from key_of($1)",
    values: [lookupHash(secret)],
  });
  const [row] = rows;
  if (!row) return undefined;
  const maker: Grants = row.maker_is_admin ? { is_admin: true } : row.maker_permissions;
  const grants = within(maker, row.permissions);
  return {
    person: {
      ...{ sessionId: null, userId: row.id, name: row.name, email: "", shopId: row.shop_id },
      ...{ seesPhones: row.sees_phones, needsSecondFactor: false, grants },
    },
    addresses: row.addresses,
    isUsedLately: row.used_lately,
  };
}
