import { randomBytes } from "node:crypto";
import { keyBeginning, keyOverlapHours } from "@mauzo/contract/developers/api-keys";

const secretBytes = 32;
const dayMs = 86_400_000;

/** A new secret: what stands before it tells anybody who finds it what it is. */
export const newSecret = (): string => keyBeginning + randomBytes(secretBytes).toString("base64url");
export const endsOf = (secret: string): string => secret.slice(-4);

export const expiryOf = (days: number | null, now: Date): string | null =>
  days === null ? null : new Date(now.getTime() + days * dayMs).toISOString();
export const isExpired = (expiresAt: string | null, now: Date): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now.getTime();

/** Until when the secret before works after it was replaced: no longer than its key. */
export const overlapEnd = (expiresAt: string | null, now: Date): string => {
  const end = now.getTime() + keyOverlapHours * 3_600_000;
  return new Date(expiresAt === null ? end : Math.min(end, Date.parse(expiresAt))).toISOString();
};
