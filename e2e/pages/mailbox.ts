import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The lines of a mail as they were written: undoes quoted-printable folding and encoding. */
const plain = (message: string) =>
  message
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function mailsTo(email: string): Promise<string[]> {
  const folder = process.env.MAIL_DIR ?? "";
  const names = await readdir(folder).catch((): string[] => []);
  const mails = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), "utf8")));
  return mails.filter((mail) => mail.toLowerCase().includes(`to: ${email.toLowerCase()}`)).map(plain);
}

/**
 * Returns the link to `path` in the newest mail to this address: without a mail server the stack stores its mails as
 * files.
 */
export async function linkTo(email: string, path: string): Promise<string> {
  const find = async () =>
    (await mailsTo(email))
      .flatMap((mail) => mail.match(/https?:\/\/[^\s"<>]+/g) ?? [])
      .findLast((link) => link.includes(path));
  await expect.poll(find, { message: `a mail to ${email} with ${path}` }).toBeDefined();
  return (await find()) ?? "";
}
