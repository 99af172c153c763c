import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, PgBoss } from "pg-boss";
import { fileMail } from "../src/gateways/mail/file.ts";
import type { MailGateway } from "../src/gateways/mail/port.ts";
import { noSite } from "../src/gateways/site/port.ts";
import { jobHandlers } from "../src/jobs/handlers.ts";
import { type JobName, type Jobs, queueNames } from "../src/jobs/queues.ts";
import { countRows } from "./market.ts";
import { messagingBy } from "./messaging.ts";
import type { Stack } from "./stack.ts";

const decoded = (letter: string) =>
  Buffer.from(
    letter
      .replace(/=\r?\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  ).toString("utf8");

class MailRefused extends Error {}

/** Does a stack's jobs, and keeps the mail. @param refuses addresses whose mail is not taken; what fails for it is tried again. */
export async function openMailbox(stack: Stack, refuses: ReadonlySet<string> = new Set()) {
  const folder = await mkdtemp(join(tmpdir(), "mauzo-mail-"));
  const { pool, deps } = stack;
  const { queue } = deps;
  const db: Db = { executeSql: (text, values) => pool.query(text, values) };
  const boss = new PgBoss({ db, migrate: false, createSchema: false, schedule: false, supervise: false });
  await boss.start();
  const files = fileMail(folder, "Mauzo <no-reply@mauzo.example>", deps.log);
  const mail: MailGateway = {
    send: async (letter) => {
      if (refuses.has(letter.to)) throw new MailRefused(letter.to);
      await files.send(letter);
    },
  };
  const handlers = jobHandlers({
    pool,
    queue,
    storage: deps.media.storage,
    mail,
    messaging: messagingBy(mail),
    site: noSite,
    env: deps.env,
  });

  /** At once: a worker looks for jobs every second. */
  const doJobs = async <Name extends JobName>(name: Name) => {
    for (const { id, data } of await boss.fetch<Jobs[Name]>(name, { batchSize: 100 })) {
      try {
        await handlers[name](data);
        await boss.complete(name, id);
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        await boss.fail(name, id);
      }
    }
  };

  const lettersTo = async (email: string): Promise<string[]> => {
    const files = await Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), "utf8")));
    return files.map(decoded).filter((letter) => letter.includes(`To: ${email}`));
  };
  /** The letters to somebody once every job is done. */
  const letters = async (email: string) => {
    while ((await countRows(stack, "pgboss.job where state = 'created'")) > 0)
      for (const name of queueNames) await doJobs(name);
    return lettersTo(email);
  };
  return {
    letters,
    /** Does the jobs whose time has come, as a worker would. */
    due: async () => {
      for (const name of queueNames) await doJobs(name);
    },
    /** Does the jobs of a queue that were done once more, as if their process had died before it could say so. */
    repeat: async (name: JobName) => {
      await pool.query(
        "update pgboss.job set state = 'retry', completed_on = null where name = $1 and state = 'completed'",
        [name],
      );
      await doJobs(name);
    },
    /** The secret of the link in the last letter to somebody. */
    token: async (email: string) => {
      const found = /(?:#|\/invite\/)([\w-]{43})\b/.exec((await letters(email)).at(-1) ?? "");
      if (!found?.[1]) throw new Error(`no link was mailed to ${email}`);
      return found[1];
    },
    close: async () => {
      await boss.stop();
      await rm(folder, { recursive: true });
    },
  };
}
