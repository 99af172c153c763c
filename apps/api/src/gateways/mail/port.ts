/** A message as plain text; `to` is one address, `replyTo` where an answer goes when not to the sender. */
type Mail = { to: string; replyTo?: { name: string; address: string }; subject: string; text: string };

/** The way out for mail. Sending twice with the same id is the caller's to avoid; it throws when the message was not taken. */
export type MailGateway = { send: (mail: Mail) => Promise<void> };
