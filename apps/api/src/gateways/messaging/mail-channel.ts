import type { MailGateway } from "../mail/port.ts";
import type { Messaging } from "./port.ts";

/** Sends by mail, to one recipient. */
export const mailChannel =
  (mail: MailGateway): Messaging["mail"] =>
  ({ to, number, text }) =>
    mail.send({ to, subject: number, text });
