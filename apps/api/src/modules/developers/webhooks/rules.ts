import { randomBytes } from "node:crypto";

const secretBytes = 32;

/** A new secret as Standard Webhooks writes it. */
export const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString("base64")}`;
export const endsOf = (secret: string): string => secret.slice(-4);
