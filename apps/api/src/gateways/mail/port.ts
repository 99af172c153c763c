/** A message as plain text; `to` is one address, `replyTo` is where an answer goes if not to the sender. */
type Mail = { to: string; replyTo?: { name: string; address: string }; subject: string; text: string };

/** Sends mail. Throws when the message was not accepted. Avoiding duplicates is up to the caller. */
export type MailGateway = { send: (mail: Mail) => Promise<void> };
