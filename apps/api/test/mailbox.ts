import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, PgBoss } from "pg-boss";
import { fileMail } from "../src/gateways/mail/file.ts";
import type { MailGateway } from "../src/gateways/mail/port.ts";
import { noSite } from "../src/gateways/site/port.ts";
import { type JobName, type JobPayloads, queueNames } from "../src/jobs/job-definitions.ts";
import { jobHandlers } from "../src/jobs/job-handlers.ts";
import { channelJobDeps } from "./channel-job-deps.ts";
import { dispatchFacts } from "./dispatch-facts.ts";
import { countRows } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";
import { testMessaging } from "./test-messaging.ts";

const decoded = (letter: string) =>
  Buffer.from(
    letter
      .replace(/=\r?\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  ).toString("utf8");

class MailRefused extends Error {}

/**
 * Runs a stack's jobs and collects the mail.
 * @param refuses addresses whose mail is not accepted; jobs that fail because of it are retried.
 */
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
    emitFact: deps.emitFact,
    payments: deps.payments,
    sms: deps.sms,
    ...channelJobDeps({ deps, provider: stack.provider }),
    storage: deps.media.storage,
    mail,
    messaging: testMessaging(mail, deps.emitFact),
    site: noSite,
    env: deps.env,
    log: deps.log,
  });

  /** Runs the jobs at once: a worker polls only every second. */
  const doJobs = async <Name extends JobName>(name: Name) => {
    for (const { id, data } of await boss.fetch<JobPayloads[Name]>(name, { batchSize: 100 })) {
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
  /** The mails to an address once every job is done. */
  const letters = async (email: string) => {
    await dispatchFacts(stack);
    while ((await countRows(stack, "pgboss.job where state = 'created'")) > 0)
      for (const name of queueNames) await doJobs(name);
    return lettersTo(email);
  };
  return {
    letters,
    /** Runs the jobs that are due, as a worker would. */
    runDueJobs: async () => {
      await dispatchFacts(stack);
      for (const name of queueNames) await doJobs(name);
    },
    /** Runs the completed jobs of a queue once more, as if their process had died before it could report them. */
    rerunJobs: async (name: JobName) => {
      await pool.query(
        "update pgboss.job set state = 'retry', completed_on = null where name = $1 and state = 'completed'",
        [name],
      );
      await doJobs(name);
    },
    /** The secret of the link in the last mail to an address. */
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
