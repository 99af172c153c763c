import type { BegunSecondFactor, SecondFactorPassword } from "@mauzo/contract/account/second-factor";
import type { Deps } from "../../../deps.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { ownSession } from "./steps/own-session.ts";
import { throwRefusal } from "./steps/throw-refusal.ts";

/** Makes a secret and recovery codes, which count for nothing until a code of the app is confirmed. */
export async function beginSecondFactor(
  deps: Deps,
  context: SignedInContext,
  { password }: SecondFactorPassword,
): Promise<BegunSecondFactor> {
  const headers = await ownSession(deps, context, password);
  const begun = await deps.identity.api
    .enableTwoFactor({ body: { password, method: "totp" }, headers })
    .catch(throwRefusal);
  if (begun.method !== "totp") throw new Error("better-auth began another factor");
  const secret = new URL(begun.totpURI).searchParams.get("secret") ?? "";
  return { uri: begun.totpURI, secret, recovery_codes: begun.backupCodes };
}
