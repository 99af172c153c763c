import type { SealedValues } from "../../../../db/sealed/sealed-values.ts";
import type { findReceiver } from "../queries/endpoints.ts";

type Field = "sealed_secret" | "sealed_previous_secret";
/** Where the secrets of an endpoint are sealed. */
export const sealedPlace = (shopId: string, id: string, field: Field) => ({
  ...{ shopId, id, field },
  table: "webhook_endpoints",
});

type Sealed = Pick<
  NonNullable<Awaited<ReturnType<typeof findReceiver>>>,
  "shopId" | "id" | "sealedSecret" | "sealedPreviousSecret" | "previousSecretUntil"
>;

/** What signs a message to an endpoint now: its secret, and the one before for as long as both count. */
export function openSecrets(
  { open }: Pick<SealedValues, "open">,
  { shopId, id, sealedSecret, sealedPreviousSecret, previousSecretUntil }: Sealed,
  now: Date,
): string[] {
  const secrets = [open(sealedSecret, sealedPlace(shopId, id, "sealed_secret"))];
  if (sealedPreviousSecret !== null && previousSecretUntil !== null && new Date(previousSecretUntil) > now)
    secrets.push(open(sealedPreviousSecret, sealedPlace(shopId, id, "sealed_previous_secret")));
  return secrets;
}
