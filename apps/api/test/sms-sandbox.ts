import type { SmsProvider } from "@mauzo/contract/shop/sms-kinds";
import { openSmsGateway } from "../src/gateways/sms/open-sms-gateway.ts";
import type { SmsAccount } from "../src/gateways/sms/port.ts";
import { openSandbox } from "./open-sandbox.ts";

/** The accounts that the stand-ins have from the start. */
export const sandboxSmsAccounts: Readonly<Record<SmsProvider, SmsAccount>> = {
  beem: {
    ...{ provider: "beem", senderId: "DUKA" },
    credentials: { api_key: "sandbox-api-key", secret_key: "sandbox-secret-key" },
  },
  nextsms: {
    ...{ provider: "nextsms", senderId: "DUKA" },
    credentials: { username: "sandbox", password: "sandbox-password" },
  },
  africas_talking: {
    ...{ provider: "africas_talking", senderId: "DUKA" },
    credentials: { username: "sandbox", api_key: "sandbox-api-key" },
  },
};

/** The providers of SMS at an address, and a gateway to them; their clock only moves when it is told. */
export async function openSmsSandbox({ timeoutMs }: { timeoutMs?: number } = {}) {
  const sandbox = await openSandbox();
  const at = `${sandbox.address}/sms`;
  const addresses = { beem: `${at}/beem`, nextsms: `${at}/nextsms`, africas_talking: `${at}/africas-talking` };
  return {
    ...sandbox,
    ask: sandbox.askBelow("/_sms"),
    gateway: openSmsGateway(addresses, timeoutMs === undefined ? {} : { timeoutMs }),
  };
}
