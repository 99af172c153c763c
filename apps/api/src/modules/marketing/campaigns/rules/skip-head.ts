import type { SkipReason } from "@mauzo/contract/marketing/campaign-states";
import type { Head } from "../queries/sending.ts";

/** Why somebody is not sent a campaign after all; undefined: they are. */
export function skipHead({ to, consents, forgottenAt, unreachable }: Head): SkipReason | undefined {
  if (to === null || consents === null || forgottenAt !== null) return "gone";
  if (!consents.includes("sms")) return "opted_out";
  return unreachable === null ? undefined : "bad_number";
}
