import { smsLines } from "@mauzo/channels/sms/count-parts";
import { smsCredentials } from "@mauzo/channels/sms/providers";
import { smsConnectionLimits } from "@mauzo/contract/marketing/sms-connections";
import type { SmsProvider } from "@mauzo/contract/shop/sms-kinds";
import { africasTalking } from "./africas-talking.ts";
import { beem } from "./beem.ts";
import { nextsms } from "./nextsms.ts";
import { parseReport, refused } from "./outcomes.ts";
import type { SmsAccount, SmsAdapter, SmsGateway, SmsMessage, SmsRefused } from "./port.ts";

/** What no account can do without; a key stands in a header as it is. */
function problemOfAccount({ provider, credentials }: Omit<SmsAccount, "senderId">): SmsRefused | undefined {
  const isThere = smsCredentials[provider].every((name) =>
    (name === "api_key" ? /^[\x21-\x7e]{1,500}$/ : /^.{1,500}$/s).test(credentials[name] ?? ""),
  );
  return isThere ? undefined : refused("credentials");
}

/** What no provider takes; nothing is sent then. Africa's Talking has a sender of its own for who has none. */
function problemOfMessage({ provider, senderId }: SmsAccount, { to, text }: SmsMessage): SmsRefused | undefined {
  const isNamed = senderId.length <= smsConnectionLimits.sender && (senderId !== "" || provider === "africas_talking");
  if (!isNamed) return refused("sender");
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return refused("number");
  return text.trim() === "" ? refused("content") : undefined;
}

/** Opens all providers, at their addresses. */
export function openSmsGateway(
  addresses: Record<SmsProvider, string>,
  { timeoutMs }: { timeoutMs?: number } = {},
): SmsGateway {
  const settingsOf = (provider: SmsProvider) => ({
    address: addresses[provider],
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const adapters: Record<SmsProvider, SmsAdapter> = {
    beem: beem(settingsOf("beem")),
    nextsms: nextsms(settingsOf("nextsms")),
    africas_talking: africasTalking(settingsOf("africas_talking")),
  };
  return {
    check: async (account) => problemOfAccount(account) ?? adapters[account.provider].check(account.credentials),
    send: async (account, message) =>
      problemOfAccount(account) ??
      problemOfMessage(account, message) ??
      adapters[account.provider].send(account, { ...message, text: smsLines(message.text) }),
    readReports: (provider, body) => adapters[provider].readReports(parseReport(body)),
  };
}
