import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import type { NewShop } from "@mauzo/contract/shop/shop";
import { openPdfRenderer } from "@mauzo/order-documents/renderer/open-pdf-renderer";
import pg from "pg";
import pino, { type Logger } from "pino";
import { inject } from "vitest";
import { createApp } from "../src/app.ts";
import { makeIdentity } from "../src/db/auth/better-auth.ts";
import { openKnownDevices } from "../src/db/auth/known-devices.ts";
import { openPool, type Pool } from "../src/db/connection-pool.ts";
import { monitorDatabaseHealth } from "../src/db/connections/database-health.ts";
import { openFactNotifier } from "../src/db/facts/fact-notifier.ts";
import { openLiveEvents } from "../src/db/live-events.ts";
import { openSealedValues, parseSealKeys } from "../src/db/sealed/sealed-values.ts";
import type { Deps } from "../src/deps.ts";
import { makeEmitFact } from "../src/facts.ts";
import { diskStorage } from "../src/gateways/storage/disk.ts";
import { openUploadFolder } from "../src/gateways/storage/open-upload-folder.ts";
import type { Storage } from "../src/gateways/storage/port.ts";
import { httpWebhooks } from "../src/gateways/webhooks/http-webhooks.ts";
import { serverTimeouts } from "../src/http/lifecycle/server-timeouts.ts";
import { openRateLimiter } from "../src/http/rate-limits/open-rate-limiter.ts";
import { keyCalls as usualKeyCalls } from "../src/http/rate-limits/rate-limits.ts";
import { openFactDispatcher } from "../src/jobs/fact-dispatcher.ts";
import { openQueue, type Queue } from "../src/jobs/job-queue.ts";
import { openWebhookKeys } from "../src/modules/conversations/channels/open-webhook-keys.ts";
import { openKeyUses } from "../src/modules/developers/api-keys/open-key-uses.ts";
import { planOrderMessage } from "../src/modules/marketing/sms-messages/plan-order-message.ts";
import { afterCommitSubscribers, inTransactionSubscribers } from "../src/subscribers.ts";
import { noSms } from "./no-sms.ts";
import { scriptGateway } from "./script-gateway.ts";
import { makeTestProvider } from "./test-provider.ts";
import { testPush } from "./test-push.ts";

export const siteUrl = "http://localhost:3000";
/** The address that names the operator of every stack in its settings; `openOperator` gives it an account. */
export const operatorEmail = "mkaguzi@mauzo.example";
/** The SEAL_KEYS of every stack. */
export const sealKeys = `test:${Buffer.alloc(32, 7).toString("base64")}`;

type Answer = { status: number; headers: Headers; body: unknown };
type Call = { token?: string | undefined; body?: unknown; headers?: Record<string, string> };

/** Calls the API at an address as its clients do. */
export function makeCall(url: string) {
  return async (method: string, path: string, { token, body, headers }: Call = {}): Promise<Answer> => {
    const response = await fetch(url + path, {
      redirect: "manual",
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    // For a stream, only that it has begun.
    const streams = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
    if (streams) await response.body?.cancel();
    const text = streams ? "" : await response.text();
    const json = response.headers.get("content-type")?.includes("json") ?? false;
    return { status: response.status, headers: response.headers, body: json && text !== "" ? JSON.parse(text) : text };
  };
}

type Database = { owner: string; app: string; drop: () => Promise<void> };

/** The connection strings of a fresh copy of the migrated database. */
async function copyDatabase(): Promise<Database> {
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  const admin = new URL(inject("ownerUrl"));
  const template = admin.pathname.slice(1);
  const urlOf = (database: string) => Object.assign(new URL(admin), { pathname: `/${database}` }).toString();
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: urlOf("postgres") });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name} template ${template}`);
  const owner = urlOf(name);
  const app = Object.assign(new URL(owner), { username: "mauzo_app", password: inject("appPassword") }).toString();
  return { owner, app, drop: () => run(`drop database ${name} with (force)`) };
}

const usualPassword = "neno la siri";
let usualHash: Promise<string> | undefined;

/** A hash takes a tenth of a second, and nearly all test accounts share one password: each worker hashes it once. */
async function hashUsualOnce({ $context }: Deps["identity"]): Promise<void> {
  const { password } = await $context;
  const { hash } = password;
  password.hash = (given) => {
    if (given !== usualPassword) return hash(given);
    usualHash ??= hash(given);
    return usualHash;
  };
}

type Options = {
  /** The public origin of site, dashboard and cart. */
  siteUrl?: string;
  /** The stack whose database this one shares: a second process of the same API. */
  beside?: { database: Database };
  /** Whether X-Forwarded-For is trusted. */
  trustProxy?: boolean;
  /** Redirects the API's connections instead of connecting straight to the server. */
  via?: (databaseUrl: string) => string;
  /** Where the API's log goes. By default only what caused a 500 is printed, so that a failing test shows the cause. */
  log?: Logger;
  /** The server's timeouts for slow senders. */
  limits?: typeof serverTimeouts;
  /** Where files are stored; by default in a folder that is deleted with the stack. */
  storage?: Storage;
  /** How long an upload may make no progress. */
  uploadIdleMs?: number;
  /** How long a JSON body may take to arrive. */
  jsonDeadlineMs?: number;
  /** How often a key of a shop may call. */
  keyCalls?: Deps["keyCalls"];
  /** How many connections requests share. */
  connections?: number;
  /** Who asks phones for money; by default one whose phones never answer. */
  payments?: Deps["payments"];
  /** The providers of SMS, and push services; by default nobody is there. null: nothing is pushed. */
  sms?: Deps["sms"];
  push?: Deps["push"] | null;
  /** What payers pay on top, and shops once. */
  paymentFees?: Deps["env"]["paymentFees"];
  setupFee?: Deps["env"]["setupFee"];
  /** Addresses on this machine that webhooks may go to, by their beginnings. */
  webhookAddresses?: readonly string[];
  /** How the shops' money is paid out. */
  payouts?: Partial<Deps["env"]["payouts"]>;
  /** How a try waits when there were many; by default not at all. */
  limiterDelay?: () => Promise<unknown>;
};

/**
 * Starts the whole API over HTTP on a database of its own, without a job worker or a fact dispatcher: enqueued jobs and
 * emitted facts stay to be inspected.
 * `db` is the owner's connection, for what no caller may see.
 */
export async function startStack({
  siteUrl: site = siteUrl,
  via = (address) => address,
  log = pino({ level: "error" }),
  beside,
  trustProxy = false,
  limits = serverTimeouts,
  storage,
  uploadIdleMs: idleMs = 30_000,
  jsonDeadlineMs = 30_000,
  keyCalls = usualKeyCalls,
  connections: max = 10,
  limiterDelay = async () => undefined,
  payments = scriptGateway().gateways,
  sms = noSms(),
  paymentFees,
  setupFee,
  webhookAddresses = [],
  payouts = {},
  push = testPush(),
}: Options = {}) {
  const database = beside ? { ...beside.database, drop: async () => undefined } : await copyDatabase();
  const databaseHealth = await monitorDatabaseHealth(via(database.app), log);
  const pool: Pool = openPool(via(database.app), { log, databaseHealth, max });
  const jobPool = openPool(database.app, { log, max: 3 });
  // What a failing test leaves open must not hold up the facts of all others: PostgreSQL tells them in one order.
  const noLonger = { idle_in_transaction_session_timeout: 25_000 };
  const db = new pg.Pool({ connectionString: database.owner, max: 3, ...noLonger });
  db.on("error", () => undefined);
  // A pool that is being closed no longer listens for errors, and its database may go before its connections have.
  db.on("connect", (client) => client.on("error", () => undefined));
  const live = openLiveEvents(databaseHealth);
  const queue: Queue = await openQueue(jobPool, log);
  const notifier = openFactNotifier(databaseHealth);
  const emitFact = makeEmitFact(inTransactionSubscribers, notifier.notify);
  const subscribers = afterCommitSubscribers;
  const dispatcher = await openFactDispatcher({ pool: jobPool, queue, notifier, log, subscribers });
  const signing = { secret: "a secret of at least thirty-two characters", siteUrl: site };
  const identity = makeIdentity(pool, signing);
  await hashUsualOnce(identity);
  const env = {
    siteUrl: site,
    dashboardUrl: site,
    cartUrl: site,
    contactMailTo: "hello@mauzo.example",
    authSecret: signing.secret,
    trustProxy,
    isProduction: false,
    sandboxUrl: undefined,
    ...{ paymentFees, setupFee },
    payouts: { fees: undefined, settleHours: 24, waitHours: 0, ...payouts },
    operators: [operatorEmail],
  };
  const folder = await mkdtemp(join(tmpdir(), "mauzo-media-"));
  const uploadFolder = await openUploadFolder(join(folder, "incoming"));
  const media = { storage: storage ?? diskStorage(join(folder, "files"), uploadFolder), uploadFolder, idleMs };
  const pdfRenderer = openPdfRenderer();
  const provider = makeTestProvider();
  const deps: Deps = {
    env,
    log,
    observeRequest: () => undefined,
    pool,
    queue,
    live,
    databaseHealth: databaseHealth,
    identity,
    devices: openKnownDevices(signing),
    sealedValues: openSealedValues(parseSealKeys(sealKeys) ?? []),
    webhookKeys: openWebhookKeys(signing),
    limiter: openRateLimiter(pool, limiterDelay),
    emitFact,
    pdfRenderer,
    media,
    jsonDeadlineMs,
    keyCalls,
    noteKeyUse: openKeyUses({ pool, log }),
    channels: provider.channels,
    channelAccounts: provider.channelAccounts,
    channelCatalogues: provider.channelCatalogues,
    ...{ payments, sms, push: push ?? undefined, messaging: { planNotice: planOrderMessage(emitFact) } },
    webhooks: httpWebhooks({ trusted: webhookAddresses, own: [site] }),
  };
  const app = createApp(deps);
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: limits });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

  return {
    url,
    app,
    database,
    /** The app role's own connection string. */
    appUrl: database.app,
    db,
    pool,
    deps,
    /** What the provider of channels was asked. */
    provider,
    /** Hands facts to their subscribers, but only when a test calls it. */
    dispatcher,
    /** The stack's folder on disk: files being received, and stored ones. */
    folder,
    call: makeCall(url),
    stop: async () => {
      live.close();
      await dispatcher.stop();
      await queue.stop();
      server.close();
      await Promise.all([pool.end(), jobPool.end(), pdfRenderer.close()]);
      databaseHealth.close();
      await db.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

const field = (body: unknown, name: string): string => {
  const value =
    typeof body === "object" && body !== null ? Object.getOwnPropertyDescriptor(body, name)?.value : undefined;
  if (typeof value !== "string") throw new Error(`no ${name} in ${JSON.stringify(body)}`);
  return value;
};

/** Signs up a person; returns them with an access token. */
export async function signUp({ call }: Stack, name = "Asha") {
  const email = `${randomUUID()}@duka.example`;
  const password = usualPassword;
  const answer = await call("POST", "/auth/sign-up", { body: { name, email, password }, headers: { origin: siteUrl } });
  return {
    email,
    password,
    name,
    token: field(answer.body, "token"),
    cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "",
  };
}

/** Opens a new shop with its admin. */
export async function openShop(stack: Stack, shop: Partial<NewShop> = {}) {
  const admin = await signUp(stack);
  const body = { name: "Duka la Majaribio", category: "home", whatsapp_number: "0712345678", ...shop };
  const answer = await stack.call("POST", "/shop", { token: admin.token, body });
  return {
    ...admin,
    shopId: field(answer.body, "id"),
    botId: field(answer.body, "bot_id"),
    slug: field(answer.body, "slug"),
  };
}
