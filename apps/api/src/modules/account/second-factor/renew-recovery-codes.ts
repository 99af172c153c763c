import type { SecondFactorPassword } from "@mauzo/contract/account/second-factor";
import type { Deps } from "../../../deps.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { ownSession } from "./steps/own-session.ts";
import { throwRefusal } from "./steps/throw-refusal.ts";

/** Replaces the recovery codes, used and unused. */
export async function renewRecoveryCodes(
  deps: Deps,
  context: SignedInContext,
  { password }: SecondFactorPassword,
): Promise<{ recovery_codes: string[] }> {
  const headers = await ownSession(deps, context, password);
  const { backupCodes } = await deps.identity.api
    .generateBackupCodes({ body: { password }, headers })
    .catch(throwRefusal);
  return { recovery_codes: backupCodes };
}
