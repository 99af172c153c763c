import type { PaymentProviders } from "../../payment-settings.ts";
import { airtel } from "./airtel.ts";
import { clickpesa } from "./clickpesa.ts";
import { mpesaTz } from "./mpesa-tz.ts";
import type { PaymentGateways } from "./port.ts";

/** Opens the providers of the settings. */
export function openGateways(settings: PaymentProviders): PaymentGateways {
  const { mpesa, airtel: airtelMoney, clickpesa: others } = settings;
  return new Map([
    ...(mpesa ? [["mpesa", { ...mpesa, gateway: mpesaTz(mpesa, mpesa.account) }] as const] : []),
    ...(airtelMoney
      ? [["airtel", { ...airtelMoney, gateway: airtel(airtelMoney, airtelMoney.account) }] as const]
      : []),
    ...(others ? [["clickpesa", { ...others, gateway: clickpesa(others, others.account) }] as const] : []),
  ]);
}
