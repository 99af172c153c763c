import { planRoute, type RoutePlan } from "@mauzo/channels/plan-route";
import type { SkipReason } from "@mauzo/contract/marketing/campaign-states";

type Person = { hasNumber: boolean; isBad: boolean; consents: boolean };
type Sms = { parts: number; partMinor: number };

/** Which way a campaign by SMS goes to somebody: it has no other. */
export const planSms = ({ hasNumber, isBad, consents }: Person, { parts, partMinor }: Sms): RoutePlan =>
  planRoute(
    {
      message: { kind: "offer" },
      person: { channel: null, unreachableCode: null, isDisconnected: false, isAway: false },
      ...{ windowUntil: null, consents: false, template: null, prices: { utility: null, marketing: null } },
      sms: { number: !hasNumber ? "none" : isBad ? "bad" : "good", consents, parts, partMinor },
    },
    new Date(),
  );

/** Why a plan reaches nobody; undefined: it reaches them. */
export function skipOfSms({ route, why }: RoutePlan, withdrew: boolean): SkipReason | undefined {
  if (route === "sms") return undefined;
  if (why === "no_number") return "no_number";
  return why === "bad_number" ? "bad_number" : withdrew ? "opted_out" : "no_consent";
}
