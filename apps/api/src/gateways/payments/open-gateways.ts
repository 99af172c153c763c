import type { PaymentProvider } from "@mauzo/contract/payments/payments";
import type { PaymentSettings } from "../../env.ts";
import { airtel } from "./airtel.ts";
import { clickpesa } from "./clickpesa.ts";
import { mpesaTz } from "./mpesa-tz.ts";
import type { PaymentGateway } from "./port.ts";

/** The providers that there are, each with the last part of the address that it calls; undefined: it calls none. */
export type PaymentGateways = ReadonlyMap<
  PaymentProvider,
  { gateway: PaymentGateway; callbackSecret: string | undefined }
>;

/** Opens the providers of the settings. */
export function openGateways(settings: PaymentSettings): PaymentGateways {
  const { mpesa, airtel: airtelMoney, clickpesa: others } = settings;
  return new Map([
    ...(mpesa ? [["mpesa", { ...mpesa, gateway: mpesaTz(mpesa, mpesa.account) }] as const] : []),
    ...(airtelMoney
      ? [["airtel", { ...airtelMoney, gateway: airtel(airtelMoney, airtelMoney.account) }] as const]
      : []),
    ...(others ? [["clickpesa", { ...others, gateway: clickpesa(others, others.account) }] as const] : []),
  ]);
}
