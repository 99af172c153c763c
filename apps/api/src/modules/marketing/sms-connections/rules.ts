import { createHmac } from "node:crypto";
import { smsCredentials } from "@mauzo/channels/sms/providers";
import type { SmsConnection } from "@mauzo/contract/marketing/sms-connections";
import type { SmsProvider } from "@mauzo/contract/shop/sms-kinds";
import type { SmsChecked } from "../../../gateways/sms/port.ts";

/** Where what opens a connection is sealed. */
export const sealedPlace = (shopId: string, id: string, field: "sealed_user" | "sealed_secret") => ({
  ...{ shopId, id, field },
  table: "sms_connections",
});

/** The end of a secret, by which it is recognised; of a short one nothing. */
export const endsOf = (secret: string): string => (secret.length >= 12 ? secret.slice(-4) : "");

/** What the provider calls the two credentials. */
export function credentialsOf(provider: SmsProvider, user: string, secret: string): Record<string, string> {
  const [first, second] = smsCredentials[provider];
  return { [first]: user, [second]: secret };
}

/** The last part of the address of a connection's reports, which follows from the server's secret. */
export const reportKeyOf = (secret: string, connectionId: string): string =>
  createHmac("sha256", secret).update(`sms report ${connectionId}`).digest("base64url").slice(0, 32);

type Found = Pick<SmsConnection, "state" | "problem" | "balance" | "sender_ids">;

/** What a check says about a connection with this sender name. */
export function checkedOf(checked: SmsChecked, senderId: string): Found {
  const failed = { state: "failed", balance: null, sender_ids: null } as const;
  if (checked.kind === "unknown") return { ...failed, problem: "silent" };
  if (checked.kind === "refused") {
    const { code } = checked;
    return { ...failed, problem: code === "credentials" || code === "sender" || code === "balance" ? code : "refused" };
  }
  const { balance: left } = checked;
  const isEmpty = left !== undefined && (left.kind === "messages" ? left.count : left.minor) <= 0;
  const balance =
    left?.kind === "money" ? { minor: left.minor, currency: left.currency } : left ? { units: left.count } : null;
  const sender_ids = checked.senderIds ?? null;
  const isUnknown = sender_ids !== null && !sender_ids.some((known) => known.toLowerCase() === senderId.toLowerCase());
  const problem = isUnknown ? "sender" : isEmpty ? "balance" : null;
  return { state: problem === null ? "connected" : "failed", problem, balance, sender_ids };
}
