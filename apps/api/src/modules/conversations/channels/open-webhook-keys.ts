import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * What of a connection's webhook is secret: its address, and the token by which the provider shows itself the first
 * time. Both follow from the server's secret, so they can be shown at any time and are stored nowhere.
 */
export function openWebhookKeys({ secret, siteUrl }: { secret: string; siteUrl: string }) {
  const signed = (what: string, connectionId: string) =>
    createHmac("sha256", secret).update(`whatsapp ${what} ${connectionId}`).digest("base64url");
  const keyOf = (connectionId: string) => signed("webhook", connectionId).slice(0, 32);
  const verifyTokenOf = (connectionId: string) => signed("verify", connectionId).slice(0, 32);
  return {
    /** The last part of the address; the lookup key `whatsapp` leads from it to the connection. */
    keyOf,
    addressOf: (connectionId: string) => `${siteUrl}/api/webhooks/whatsapp/${keyOf(connectionId)}`,
    verifyTokenOf,
    isVerifyToken: (connectionId: string, given: string): boolean => {
      const [own, other] = [Buffer.from(verifyTokenOf(connectionId)), Buffer.from(given)];
      return own.length === other.length && timingSafeEqual(own, other);
    },
  };
}

export type WebhookKeys = ReturnType<typeof openWebhookKeys>;
