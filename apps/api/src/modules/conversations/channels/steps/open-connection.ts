import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { findConnected } from "../queries.ts";

/** Where the secrets of a connection are sealed. */
export const sealedPlace = (shopId: string, id: string, field: "sealed_token" | "sealed_app_secret") => ({
  ...{ shopId, id, field },
  table: "channel_connections",
});

/** The shop's connection with what opens it; undefined: it has none. */
export async function openConnection(tx: Tx, { sealedValues }: Pick<Deps, "sealedValues">, shopId: string) {
  const connected = await findConnected(tx, shopId);
  if (!connected) return undefined;
  const { connection, number } = connected;
  const open = (sealed: Buffer, field: "sealed_token" | "sealed_app_secret") =>
    sealedValues.open(sealed, sealedPlace(shopId, connection.id, field));
  return {
    connection,
    number,
    token: open(connection.sealedToken, "sealed_token"),
    appSecret: open(connection.sealedAppSecret, "sealed_app_secret"),
  };
}

export type OpenedConnection = NonNullable<Awaited<ReturnType<typeof openConnection>>>;
