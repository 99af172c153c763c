import { inShop } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { ChannelNumber } from "../../../../gateways/channels/port.ts";
import { findOpenNumber } from "../queries/numbers.ts";

/** A number with the token that opens it; undefined for one that is removed, or from which nothing leaves. */
export async function openNumber(
  { pool, sealedValues }: Pick<Deps, "pool" | "sealedValues">,
  shopId: string,
  numberId: string,
): Promise<ChannelNumber | undefined> {
  const number = await inShop(pool, shopId, (tx) => findOpenNumber(tx, shopId, numberId));
  if (!number) return undefined;
  const { phoneNumberId, connectionId: id, sealedToken } = number;
  const place = { shopId, table: "channel_connections", id, field: "sealed_token" };
  return { phoneNumberId, token: sealedValues.open(sealedToken, place) };
}
