import type { MailGateway } from "../mail/port.ts";
import type { Messaging } from "./port.ts";

/** By mail, to one. */
export const byMail =
  (mail: MailGateway): Messaging["mail"] =>
  ({ to, number, text }) =>
    mail.send({ to, subject: number, text });
