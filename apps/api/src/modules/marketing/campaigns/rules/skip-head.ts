import type { SkipReason } from "@mauzo/contract/marketing/campaign-states";
import type { Head } from "../queries/sending.ts";
import { planSms, skipOfSms } from "./plan-sms.ts";

type Sms = { parts: number; partMinor: number };

/** Why somebody is not sent a campaign after all; undefined: they are. */
export function skipHead({ to, consents, forgottenAt, isBad, hasArrived }: Head, sms: Sms): SkipReason | undefined {
  if (to === null || consents === null || forgottenAt !== null) return "gone";
  if (hasArrived) return "recently";
  return skipOfSms(planSms({ hasNumber: true, isBad, consents: consents.includes("sms") }, sms), true);
}
