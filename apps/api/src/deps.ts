import type { Press } from "@mauzo/papers/press/open-press";
import type { Logger } from "pino";
import type { Pool } from "./db/client.ts";
import type { Pulse } from "./db/connections/pulse.ts";
import type { Live } from "./db/live.ts";
import type { Identity } from "./db/people/identity.ts";
import type { KnownDevices } from "./db/people/known-devices.ts";
import type { Env } from "./env.ts";
import type { Tell } from "./facts.ts";
import type { MailGateway } from "./gateways/mail/port.ts";
import type { Messaging } from "./gateways/messaging/port.ts";
import type { SiteGateway } from "./gateways/site/port.ts";
import type { Storage } from "./gateways/storage/port.ts";
import type { Limiter } from "./http/limits/open-limiter.ts";
import type { Queue } from "./jobs/queue.ts";

/** What main.ts builds once and every module may use. */
export type Deps = {
  env: Pick<Env, "siteUrl" | "dashboardUrl" | "cartUrl" | "contactMailTo" | "trustProxy" | "isProduction">;
  log: Logger;
  pool: Pool;
  queue: Queue;
  live: Live;
  pulse: Pulse;
  identity: Identity;
  devices: KnownDevices;
  limiter: Limiter;
  tell: Tell;
  /** Draws papers, from the first one on. */
  press: Press;
  /** How long a JSON body may take to arrive. */
  jsonDeadlineMs: number;
  media: {
    storage: Storage;
    /** The folder of files on their way in. */
    inbox: string;
    /** How long an upload may stand still. */
    idleMs: number;
  };
};

/** What changing an order takes, in a request and in a job. */
export type OrderDeps = { queue: Pick<Queue, "send">; env: Pick<Env, "cartUrl" | "dashboardUrl"> };

/** What a job may use. */
export type JobDeps = {
  pool: Pool;
  queue: Pick<Queue, "send">;
  mail: MailGateway;
  messaging: Messaging;
  storage: Storage;
  site: SiteGateway;
  env: Pick<Env, "dashboardUrl" | "cartUrl" | "contactMailTo">;
};
