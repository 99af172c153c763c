import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { MailGateway } from "./port.ts";

/** Mail as `.eml` files in a folder, the newest last by name: what runs where no SMTP server is set. */
export function fileMail(folder: string, from: string): MailGateway {
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
      await writeFile(
        join(folder, `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`),
        message,
      );
    },
  };
}
