import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { openPress } from "@mauzo/papers/press/open-press";
import * as z from "zod/mini";
import { createApp } from "./app.ts";
import { openPool } from "./db/client.ts";
import { openPulse } from "./db/connections/pulse.ts";
import { openLive } from "./db/live.ts";
import { makeIdentity } from "./db/people/identity.ts";
import { openKnownDevices } from "./db/people/known-devices.ts";
import type { Deps } from "./deps.ts";
import { EnvError, readEnv } from "./env.ts";
import { tellTo } from "./facts.ts";
import { fileMail } from "./gateways/mail/file.ts";
import { smtpMail } from "./gateways/mail/smtp.ts";
import { intoConversation } from "./gateways/messaging/conversation.ts";
import { byMail } from "./gateways/messaging/mail.ts";
import { httpSite } from "./gateways/site/http.ts";
import { noSite } from "./gateways/site/port.ts";
import { diskStorage } from "./gateways/storage/disk.ts";
import { openInbox } from "./gateways/storage/open-inbox.ts";
import { s3Storage } from "./gateways/storage/s3.ts";
import { openLimiter } from "./http/limits/open-limiter.ts";
import { openLog } from "./http/running/open-log.ts";
import { serverLimits } from "./http/running/server-limits.ts";
import { stopGracefully } from "./http/running/stop-gracefully.ts";
import { jobHandlers } from "./jobs/handlers.ts";
import { openQueue } from "./jobs/queue.ts";
import { pushMessage } from "./modules/conversations/chat/push-message.ts";
import { subscribers } from "./subscribers.ts";

function settings() {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

z.config(z.locales.en());
const env = settings();
const log = openLog(env.logLevel);
const pulse = await openPulse(env.databaseUrl, log);
// Nothing can be opened without it; a process that ended here would only be started again.
while (pulse.state() === "away") await sleep(250);
const watched = { log, pulse, givesSecond: env.isProduction };
const pool = openPool(env.databaseUrl, watched);
const jobPool = openPool(env.databaseUrl, { ...watched, max: 3, name: "mauzo-jobs" });
const live = openLive(pulse);
const queue = await openQueue(jobPool, log, { watchSeconds: env.jobWatchSeconds });
const identity = makeIdentity(pool, { secret: env.authSecret, siteUrl: env.siteUrl });
const devices = openKnownDevices({ secret: env.authSecret, siteUrl: env.siteUrl });
const mail = env.mailUrl ? smtpMail(env.mailUrl, env.mailFrom) : fileMail(join(env.dataDir, "mail"), env.mailFrom, log);
const site = env.site ? httpSite(env.site.origin, env.site.secret) : noSite;
const inbox = await openInbox(join(env.dataDir, "media", "incoming"));
const storage = env.s3 ? s3Storage(env.s3) : diskStorage(join(env.dataDir, "media", "files"), inbox);

let stopping = false;
const media = { storage, inbox, idleMs: 30_000 };
const limiter = openLimiter(pool);
const press = openPress();
const deps: Deps = {
  ...{ env, log, pool, queue, live, pulse, identity, devices, limiter, press, media },
  tell: tellTo(subscribers),
  jsonDeadlineMs: 30_000,
};
const app = createApp(deps, () => stopping);
const server = createServer(serverLimits, getRequestListener(app.fetch));
stopGracefully(server, {
  log,
  leave: () => {
    stopping = true;
  },
  endJobs: () => queue.stop(),
  endStreams: () => live.close(),
  close: async () => {
    await Promise.all([pool.end(), jobPool.end(), press.close()]);
    pulse.close();
  },
});
server.listen(env.port, env.host, () => log.info({ port: env.port }, "listening"));
const messaging = { chat: intoConversation(pushMessage), mail: byMail(mail) };
await queue.work(jobHandlers({ pool, queue, mail, messaging, storage, site, env }));
