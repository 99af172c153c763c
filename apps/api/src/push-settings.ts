import { createECDH } from "node:crypto";
import * as z from "zod/mini";

/** @returns the public key to a private one of P-256, both in base64url; undefined when that is none */
export function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
    return pair.getPublicKey("base64url", "uncompressed");
  } catch {
    return undefined;
  }
}

/** Those of Chrome, Firefox, Safari and Edge. */
const usualServices = "fcm.googleapis.com,updates.push.services.mozilla.com,web.push.apple.com,*.notify.windows.com";
const Hosts = z
  .string()
  .check(z.regex(/^(\*\.)?[a-z0-9.-]+(,(\*\.)?[a-z0-9.-]+)*$/, "must be hosts with commas between them"));
const isKey = (text: string) => publicKeyOf(text) !== undefined;

/** What the environment says of it. */
export const pushFields = {
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(z.refine(isKey, "must be 32 bytes in base64url, a private key of P-256")),
  ),
  PUSH_SERVICES: z._default(Hosts, usualServices),
  PUSH_STAND_IN_URL: z.optional(z.url("must be an address")),
};

export type PushSettings = {
  /** The private key of this installation, 32 bytes in base64url: the public one follows from it. */
  privateKey: string;
  /** Whom a push service writes to about us: `mailto:`. */
  subject: string;
  /** The hosts of push services; `*.` stands for any one name before the rest. */
  services: readonly string[];
  /** The beginning of a stand-in's addresses; undefined: there is none. */
  standIn: string | undefined;
};

type Given = { VAPID_PRIVATE_KEY?: string | undefined; PUSH_SERVICES: string; CONTACT_MAIL_TO: string };

/** How notices are pushed to devices; undefined: none are. */
export const pushFrom = (env: Given, standIn: string | undefined): PushSettings | undefined =>
  env.VAPID_PRIVATE_KEY === undefined
    ? undefined
    : {
        ...{ privateKey: env.VAPID_PRIVATE_KEY, subject: `mailto:${env.CONTACT_MAIL_TO}`, standIn },
        services: env.PUSH_SERVICES.split(","),
      };
