import type { SealedValues } from "../../../../db/sealed/sealed-values.ts";
import type { SmsAccount } from "../../../../gateways/sms/port.ts";
import type { findStored } from "../queries.ts";
import { credentialsOf, sealedPlace } from "../rules.ts";

type Stored = Pick<
  NonNullable<Awaited<ReturnType<typeof findStored>>>,
  "shopId" | "id" | "provider" | "senderId" | "sealedUser" | "sealedSecret"
>;

/** The account that a connection opens. */
export function openAccount({ open }: Pick<SealedValues, "open">, stored: Stored): SmsAccount {
  const { shopId, id, provider, senderId, sealedUser, sealedSecret } = stored;
  if (sealedUser === null || sealedSecret === null) throw new Error("a removed connection opens nothing");
  const user = open(sealedUser, sealedPlace(shopId, id, "sealed_user"));
  const secret = open(sealedSecret, sealedPlace(shopId, id, "sealed_secret"));
  return { provider, senderId, credentials: credentialsOf(provider, user, secret) };
}
