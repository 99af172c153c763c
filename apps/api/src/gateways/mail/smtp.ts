import { createTransport } from "nodemailer";
import type { MailGateway } from "./port.ts";

/**
 * Sends mail through an SMTP server.
 * @param url such as `smtps://user:password@mail.example:465`.
 */
export function smtpMail(url: string, from: string): MailGateway {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, from });
    },
  };
}
