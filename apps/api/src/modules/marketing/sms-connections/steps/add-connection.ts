import { createLookupKey } from "../../../../db/lookup-keys.ts";
import type { SealedValues } from "../../../../db/sealed/sealed-values.ts";
import { newIds } from "../../../../db/sql/new-ids.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { insertConnection } from "../queries.ts";
import { endsOf, reportKeyOf, sealedPlace } from "../rules.ts";

type Row = Omit<Parameters<typeof insertConnection>[1], "id" | "sealedUser" | "sealedSecret" | "secretEnds">;
type Account = { user: string; secret: string };
type Uses = { sealedValues: Pick<SealedValues, "seal">; env: Pick<Deps["env"], "authSecret"> };

/** Stores a connection with what opens it, sealed, and with the address of its reports. @returns its id */
export async function addConnection(
  tx: Tx,
  { sealedValues: { seal }, env }: Uses,
  row: Row,
  { user, secret }: Account,
): Promise<string> {
  const { shopId } = row;
  // Their ids are in the order in which they were added.
  const [id = ""] = await newIds(tx, 1);
  await insertConnection(tx, {
    ...{ ...row, id, secretEnds: endsOf(secret) },
    sealedUser: seal(user, sealedPlace(shopId, id, "sealed_user")),
    sealedSecret: seal(secret, sealedPlace(shopId, id, "sealed_secret")),
  });
  await createLookupKey(tx, { kind: "sms_report", key: reportKeyOf(env.authSecret, id), shopId, targetId: id });
  return id;
}
