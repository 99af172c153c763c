import { Webhook } from "standardwebhooks";

type Message = { id: string; body: string; at: Date };

/** The headers of a message, signed with each of the secrets. */
export const signedHeaders = ({ id, body, at }: Message, secrets: readonly string[]): Record<string, string> => ({
  "content-type": "application/json",
  "user-agent": "Mauzo-Webhooks/1.0",
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
  "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
});
