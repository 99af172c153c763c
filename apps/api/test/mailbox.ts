import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { openPool } from "../src/db/client.ts";
import { fileMail } from "../src/gateways/mail/file.ts";
import { noSite } from "../src/gateways/site/port.ts";
import { jobHandlers } from "../src/jobs/handlers.ts";
import { openQueue } from "../src/jobs/queue.ts";
import { countRows } from "./market.ts";
import type { Stack } from "./stack.ts";

const decoded = (letter: string) =>
  Buffer.from(
    letter
      .replace(/=\r?\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  ).toString("utf8");

/** Does a stack's jobs, as a worker process does, and keeps the mail. */
export async function openMailbox(stack: Stack) {
  const folder = await mkdtemp(join(tmpdir(), "mauzo-mail-"));
  const jobPool = openPool(stack.appUrl, { log: stack.deps.log, max: 3 });
  const queue = await openQueue(jobPool, stack.deps.log);
  const mail = fileMail(folder, "Mauzo <no-reply@mauzo.example>", stack.deps.log);
  const { pool, deps } = stack;
  await queue.work(jobHandlers({ pool, queue, storage: deps.media.storage, mail, site: noSite, env: deps.env }));

  const lettersTo = async (email: string): Promise<string[]> => {
    const files = await Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), "utf8")));
    return files.map(decoded).filter((letter) => letter.includes(`To: ${email}`));
  };
  /** The letters to somebody once every job is done. */
  const letters = async (email: string) => {
    await vi.waitFor(
      async () => {
        if ((await countRows(stack, "pgboss.job where state in ('created', 'retry', 'active')")) > 0)
          throw new Error("jobs are left");
      },
      { timeout: 15_000, interval: 100 },
    );
    return lettersTo(email);
  };
  return {
    letters,
    /** The secret of the link in the last letter to somebody. */
    token: async (email: string) => {
      const found = /(?:#|\/invite\/)([\w-]{43})\b/.exec((await letters(email)).at(-1) ?? "");
      if (!found?.[1]) throw new Error(`no link was mailed to ${email}`);
      return found[1];
    },
    close: async () => {
      await queue.stop();
      await jobPool.end();
      await rm(folder, { recursive: true });
    },
  };
}
