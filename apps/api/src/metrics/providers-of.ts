import type { Env } from "../env.ts";

type Addressed = Pick<Env, "whatsapp" | "payments" | "sms" | "site">;

/** The origins of the services that this installation asks, each with the name it is counted by. */
export function providersOf({ whatsapp, payments, sms, site }: Addressed): Map<string, string> {
  const addresses = {
    whatsapp: whatsapp.baseUrl,
    mpesa: payments.mpesa?.address,
    airtel: payments.airtel?.address,
    clickpesa: payments.clickpesa?.address,
    ...{ beem: sms.beem, nextsms: sms.nextsms, africas_talking: sms.africas_talking },
    site: site?.origin,
  };
  const named = new Map<string, string>();
  for (const [name, address] of Object.entries(addresses)) {
    if (address === undefined) continue;
    const { origin } = new URL(address);
    // Stand-ins share one.
    named.set(origin, [named.get(origin), name].filter(Boolean).join(" "));
  }
  return named;
}
