import { randomBytes } from "node:crypto";
import { keyOverlapHours } from "@mauzo/contract/developers/api-keys";
import ipaddr from "ipaddr.js";
import { keyBeginning } from "../../../http/api-keys/key-secret.ts";
import { normaliseIp } from "../../../http/rate-limits/ip-network.ts";

const secretBytes = 32;
const dayMs = 86_400_000;

/** A new secret: what stands before it tells anybody who finds it what it is. */
export const newSecret = (): string => keyBeginning + randomBytes(secretBytes).toString("base64url");
export const endsOf = (secret: string): string => secret.slice(-4);

export const expiryOf = (days: number | null, now: Date): string | null =>
  days === null ? null : new Date(now.getTime() + days * dayMs).toISOString();
export const isExpired = (expiresAt: string | null, now: Date): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now.getTime();

/** The one spelling of an address or a network; undefined when it is neither. */
export function readNetwork(text: string): string | undefined {
  if (!text.includes("/")) return normaliseIp(text);
  const [address = "", bits = "", ...more] = text.split("/");
  const plain = normaliseIp(address);
  // A network of addresses that are IPv4 inside of IPv6 has other bits than one of IPv4.
  if (plain === undefined || plain.includes(":") !== address.includes(":")) return undefined;
  if (more.length > 0 || !/^\d{1,3}$/.test(bits) || !ipaddr.isValidCIDR(`${plain}/${bits}`)) return undefined;
  const version = plain.includes(":") ? ipaddr.IPv6 : ipaddr.IPv4;
  return `${version.networkAddressFromCIDR(`${plain}/${bits}`)}/${Number(bits)}`;
}

/** Until when the secret before works after it was replaced: no longer than its key. */
export const overlapEnd = (expiresAt: string | null, now: Date): string => {
  const end = now.getTime() + keyOverlapHours * 3_600_000;
  return new Date(expiresAt === null ? end : Math.min(end, Date.parse(expiresAt))).toISOString();
};
