import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { MailGateway } from "./port.ts";

/**
 * Writes mail as `.eml` files into a folder, the newest last by name. Used where no SMTP server is set. Logs the links
 * in each mail, so that a developer can follow them.
 */
export function fileMail(folder: string, from: string, log: Pick<Logger, "info">): MailGateway {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mail, from });
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, message);
      log.info({ file, links: mail.text.match(/https?:\/\/\S+/g) ?? [] }, "mail written");
    },
  };
}
