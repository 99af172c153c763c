import type { MailGateway } from "../mail/port.ts";
import type { Messaging } from "./port.ts";

/** By mail, one to each. */
export const byMail =
  (mail: MailGateway): Messaging["mail"] =>
  async ({ to, number, text }) => {
    for (const each of to) await mail.send({ to: each, subject: number, text });
  };
