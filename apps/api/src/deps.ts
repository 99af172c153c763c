import type { OutgoingPart } from "@mauzo/channels/outgoing-part";
import type { PdfRenderer } from "@mauzo/order-documents/renderer/open-pdf-renderer";
import type { Logger } from "pino";
import type { Identity } from "./db/auth/better-auth.ts";
import type { KnownDevices } from "./db/auth/known-devices.ts";
import type { Pool } from "./db/connection-pool.ts";
import type { DatabaseHealth } from "./db/connections/database-health.ts";
import type { LiveEvents } from "./db/live-events.ts";
import type { SealedValues } from "./db/sealed/sealed-values.ts";
import type { Env } from "./env.ts";
import type { EmitFact } from "./facts.ts";
import type { ChannelAccounts } from "./gateways/channel-accounts/port.ts";
import type { ChannelCatalogues } from "./gateways/channel-catalogues/port.ts";
import type { ChannelTemplates } from "./gateways/channel-templates/port.ts";
import type { Channels } from "./gateways/channels/port.ts";
import type { MailGateway } from "./gateways/mail/port.ts";
import type { Messaging } from "./gateways/messaging/port.ts";
import type { PaymentGateways } from "./gateways/payments/port.ts";
import type { Push } from "./gateways/push/port.ts";
import type { SiteGateway } from "./gateways/site/port.ts";
import type { SmsGateway } from "./gateways/sms/port.ts";
import type { Storage } from "./gateways/storage/port.ts";
import type { Webhooks } from "./gateways/webhooks/port.ts";
import type { NoteKeyUse } from "./http/api-keys/open-api-keys.ts";
import type { RateLimiter } from "./http/rate-limits/open-rate-limiter.ts";
import type { Bound } from "./http/rate-limits/rate-limits.ts";
import type { Queue } from "./jobs/job-queue.ts";
import type { Metrics } from "./metrics/open-metrics.ts";
import type { WebhookKeys } from "./modules/conversations/channels/open-webhook-keys.ts";

/** What main.ts creates once and every module may use. */
export type Deps = {
  env: Pick<
    Env,
    | ("siteUrl" | "dashboardUrl" | "cartUrl" | "contactMailTo" | "sandboxUrl" | "trustProxy" | "isProduction")
    | ("paymentFees" | "setupFee" | "payouts" | "operators" | "authSecret")
  >;
  log: Logger;
  observeRequest: Metrics["observeRequest"];
  pool: Pool;
  queue: Queue;
  live: LiveEvents;
  databaseHealth: DatabaseHealth;
  identity: Identity;
  devices: KnownDevices;
  sealedValues: SealedValues;
  channels: Channels<OutgoingPart>;
  channelAccounts: ChannelAccounts;
  channelCatalogues: ChannelCatalogues;
  /** Who asks phones for money. */
  payments: PaymentGateways;
  sms: SmsGateway;
  /** Which way a message about an order goes. */
  messaging: Pick<Messaging, "planNotice">;
  /** The only door to addresses that shops name. */
  webhooks: Webhooks;
  /** Undefined: nothing is pushed to devices. */
  push: Push | undefined;
  webhookKeys: WebhookKeys;
  limiter: RateLimiter;
  emitFact: EmitFact;
  /** Renders documents; its thread starts with the first one. */
  pdfRenderer: PdfRenderer;
  /** How long a JSON body may take to arrive. */
  jsonDeadlineMs: number;
  /** How often a key of a shop may call. */
  keyCalls: Bound;
  noteKeyUse: NoteKeyUse;
  media: {
    storage: Storage;
    /** The folder for files that are still being received. */
    uploadFolder: string;
    /** How long an upload may make no progress. */
    idleMs: number;
  };
};

/** What is needed to change an order, in a request and in a job. */
export type OrderDeps = {
  queue: Pick<Queue, "send">;
  emitFact: EmitFact;
  messaging: Pick<Messaging, "planNotice">;
  env: Pick<Env, "cartUrl" | "dashboardUrl">;
};

/** What a job may use. */
export type JobDeps = {
  pool: Pool;
  queue: Pick<Queue, "send">;
  emitFact: EmitFact;
  mail: MailGateway;
  messaging: Messaging;
  payments: PaymentGateways;
  sms: SmsGateway;
  push: Push | undefined;
  webhooks: Webhooks;
  sealedValues: SealedValues;
  channelTemplates: ChannelTemplates;
  channelCatalogues: ChannelCatalogues;
  channels: Pick<Channels<OutgoingPart>, "download">;
  media: Deps["media"];
  storage: Storage;
  site: SiteGateway;
  env: Pick<Env, "siteUrl" | "dashboardUrl" | "cartUrl" | "contactMailTo" | "payouts" | "paymentFees" | "setupFee">;
  log: Pick<Logger, "info" | "error">;
};
