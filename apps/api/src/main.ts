import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { openPdfRenderer } from "@mauzo/order-documents/renderer/open-pdf-renderer";
import * as z from "zod/mini";
import { createApp, createHealthApp } from "./app.ts";
import { makeIdentity } from "./db/auth/better-auth.ts";
import { openKnownDevices } from "./db/auth/known-devices.ts";
import { openPool, type PoolOptions } from "./db/connection-pool.ts";
import { monitorDatabaseHealth } from "./db/connections/database-health.ts";
import { openFactNotifier } from "./db/facts/fact-notifier.ts";
import { openLiveEvents } from "./db/live-events.ts";
import { openSealedValues } from "./db/sealed/sealed-values.ts";
import { readWaitingFacts, readWaitingJobs, readWaitingWork } from "./db/watching/waiting-work.ts";
import type { Deps } from "./deps.ts";
import { EnvError, readEnv } from "./env.ts";
import { makeEmitFact } from "./facts.ts";
import { cloudApi } from "./gateways/channels/cloud-api.ts";
import { cloudApiAccounts } from "./gateways/channels/cloud-api-accounts.ts";
import { cloudApiCatalogues } from "./gateways/channels/cloud-api-catalogues.ts";
import { cloudApiTemplates } from "./gateways/channels/cloud-api-templates.ts";
import { fileMail } from "./gateways/mail/file.ts";
import { smtpMail } from "./gateways/mail/smtp.ts";
import { mailChannel } from "./gateways/messaging/mail-channel.ts";
import { openGateways } from "./gateways/payments/open-gateways.ts";
import { webPushServices } from "./gateways/push/web-push.ts";
import { httpSite } from "./gateways/site/http.ts";
import { noSite } from "./gateways/site/port.ts";
import { openSmsGateway } from "./gateways/sms/open-sms-gateway.ts";
import { diskStorage } from "./gateways/storage/disk.ts";
import { openUploadFolder } from "./gateways/storage/open-upload-folder.ts";
import { s3Storage } from "./gateways/storage/s3.ts";
import { httpWebhooks } from "./gateways/webhooks/http-webhooks.ts";
import { createLogger } from "./http/lifecycle/create-logger.ts";
import { serverTimeouts } from "./http/lifecycle/server-timeouts.ts";
import { stopGracefully } from "./http/lifecycle/stop-gracefully.ts";
import { openRateLimiter } from "./http/rate-limits/open-rate-limiter.ts";
import { keyCalls } from "./http/rate-limits/rate-limits.ts";
import { openFactDispatcher } from "./jobs/fact-dispatcher.ts";
import { jobHandlers } from "./jobs/job-handlers.ts";
import { openQueue } from "./jobs/job-queue.ts";
import { tellOtherProcesses } from "./jobs/wake-loops.ts";
import { openMetrics } from "./metrics/open-metrics.ts";
import { providersOf } from "./metrics/providers-of.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { watchCalls } from "./metrics/watch-calls.ts";
import { openWebhookKeys } from "./modules/conversations/channels/open-webhook-keys.ts";
import { openInbound } from "./modules/conversations/inbound/open-inbound.ts";
import { openSender } from "./modules/conversations/outbox/open-sender.ts";
import { openStatusLoop } from "./modules/conversations/outbox/open-status-loop.ts";
import { openKeyUses } from "./modules/developers/api-keys/open-key-uses.ts";
import { openWebhookSender } from "./modules/developers/deliveries/open-webhook-sender.ts";
import { openCampaignSender } from "./modules/marketing/campaigns/open-campaign-sender.ts";
import { planOrderMessage } from "./modules/marketing/sms-messages/plan-order-message.ts";
import { afterCommitSubscribers, inTransactionSubscribers } from "./subscribers.ts";

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
const log = createLogger(env.logLevel);
const databaseHealth = await monitorDatabaseHealth(env.databaseUrl, log);
// Nothing can start without the database; exiting here would only get the process restarted.
while (databaseHealth.state() === "away") await sleep(250);
const poolOptions: PoolOptions = { log, databaseHealth, allowsNested: env.isProduction };
const pool = openPool(env.databaseUrl, { ...poolOptions, max: env.poolSize });
const jobPool = openPool(env.databaseUrl, { ...poolOptions, max: 3, name: "mauzo-jobs" });
const sendPool = openPool(env.databaseUrl, { ...poolOptions, max: 4, name: "mauzo-channels" });
const inboundPool = openPool(env.databaseUrl, { ...poolOptions, max: 6, name: "mauzo-inbound" });
const webhookPool = openPool(env.databaseUrl, { ...poolOptions, max: 4, name: "mauzo-webhooks" });
// Its own: many messages to many keep nobody waiting who is waited for.
const campaignPool = openPool(env.databaseUrl, { ...poolOptions, max: 3, name: "mauzo-campaigns" });
const pools = {
  ...{ requests: pool, jobs: jobPool, inbound: inboundPool, channels: sendPool, webhooks: webhookPool },
  campaigns: campaignPool,
};
const live = openLiveEvents(databaseHealth);
const factNotifier = openFactNotifier(databaseHealth);
const emitFact = makeEmitFact(inTransactionSubscribers, factNotifier.notify);
const metrics = openMetrics(log);
const queue = await openQueue(jobPool, log, {
  superviseSeconds: env.jobWatchSeconds,
  runsSchedules: env.roles.has("scheduler"),
  onAttempt: metrics.observeJob,
});
const dispatcher = await openFactDispatcher({
  pool: jobPool,
  queue,
  notifier: factNotifier,
  log,
  subscribers: afterCommitSubscribers,
});
const identity = makeIdentity(pool, { secret: env.authSecret, siteUrl: env.siteUrl });
const devices = openKnownDevices({ secret: env.authSecret, siteUrl: env.siteUrl });
const sealedValues = openSealedValues(env.sealKeys);
const webhookKeys = openWebhookKeys({ secret: env.authSecret, siteUrl: env.siteUrl });
const [payments, sms] = [openGateways(env.payments), openSmsGateway(env.sms)];
const [channels, channelAccounts] = [cloudApi(env.whatsapp), cloudApiAccounts(env.whatsapp)];
const channelCatalogues = cloudApiCatalogues(env.whatsapp);
// With connections of their own: what a customer waits for does not wait for jobs.
const sender = openSender({ pool: sendPool, channels, sealedValues, emitFact, log });
const statuses = openStatusLoop({ pool: sendPool, emitFact, log });
const own = [env.siteUrl, env.dashboardUrl, env.cartUrl];
const webhooks = httpWebhooks({
  trusted: env.sandboxUrl === undefined ? [] : [new URL("/webhooks/", env.sandboxUrl).href],
  own,
});
const push =
  env.push && webPushServices(env.push, httpWebhooks({ trusted: env.push.standIn ? [env.push.standIn] : [], own }));
const webhookSender = openWebhookSender({ pool: webhookPool, webhooks, sealedValues, emitFact, log });
const campaignSender = openCampaignSender({ pool: campaignPool, sms, sealedValues, emitFact, env, log });
const mail = env.mailUrl ? smtpMail(env.mailUrl, env.mailFrom) : fileMail(join(env.dataDir, "mail"), env.mailFrom, log);
const messaging = { planNotice: planOrderMessage(emitFact), mail: mailChannel(mail) };
const site = env.site ? httpSite(env.site.origin, env.site.secret) : noSite;
const uploadFolder = await openUploadFolder(join(env.dataDir, "media", "incoming"));
const storage = env.s3 ? s3Storage(env.s3) : diskStorage(join(env.dataDir, "media", "files"), uploadFolder);

let stopping = false;
const media = { storage, uploadFolder, idleMs: 30_000 };
const limiter = openRateLimiter(pool);
const pdfRenderer = openPdfRenderer();
const deps: Deps = {
  ...{
    env,
    log,
    observeRequest: metrics.observeRequest,
    pool,
    queue,
    live,
    databaseHealth,
    identity,
    devices,
    sealedValues,
    limiter,
    emitFact,
    pdfRenderer,
    media,
  },
  ...{ webhookKeys, webhooks, push, channels, channelAccounts, channelCatalogues, payments, sms, messaging },
  ...{ jsonDeadlineMs: 30_000, keyCalls, noteKeyUse: openKeyUses({ pool, log }) },
};
const inbound = openInbound({ ...deps, pool: inboundPool, quiet: { quietMs: 120, mostMs: 360 } });
const app = env.roles.has("api") ? createApp(deps, () => stopping) : createHealthApp(deps, () => stopping);
const server = createServer(serverTimeouts, getRequestListener(app.fetch));
stopGracefully(server, {
  log,
  markNotReady: () => {
    stopping = true;
  },
  endJobs: async () => {
    await Promise.all([
      ...[queue.stop(), dispatcher.stop(), inbound.stop(), sender.stop(), statuses.stop()],
      ...[webhookSender.stop(), campaignSender.stop()],
    ]);
  },
  endStreams: () => live.close(),
  close: async () => {
    await Promise.all([...Object.values(pools).map((each) => each.end()), pdfRenderer.close()]);
    databaseHealth.close();
  },
});
server.listen(env.port, env.host, () => log.info({ port: env.port }, "listening"));
const channelTemplates = cloudApiTemplates(env.whatsapp);
const jobGateways = {
  mail,
  messaging,
  payments,
  sms,
  push,
  webhooks,
  storage,
  media,
  site,
  channels,
  channelTemplates,
  channelCatalogues,
};
tellOtherProcesses(databaseHealth, env.roles.has("worker"));
if (env.roles.has("worker")) {
  await queue.work(jobHandlers({ pool, queue, emitFact, sealedValues, env, log, ...jobGateways }));
  for (const loop of [dispatcher, inbound, sender, statuses, webhookSender, campaignSender]) loop.start();
}
if (env.metricsPort !== undefined) {
  watchCalls(providersOf(env), metrics.observeCall);
  for (const [name, each] of Object.entries(pools)) metrics.watchPool(name, each);
  // The same in every process: one reports it.
  if (env.roles.has("scheduler")) {
    metrics.watchWork("work", () => readWaitingWork(jobPool));
    metrics.watchWork("jobs", () => readWaitingJobs(jobPool));
    metrics.watchWork("facts", () => readWaitingFacts(jobPool));
  }
  serveMetrics(metrics, { host: env.host, port: env.metricsPort }, log);
}
