import pino from "pino";
import { openPool } from "../src/db/connection-pool.ts";
import { monitorDatabaseHealth } from "../src/db/connections/database-health.ts";
import { openFactNotifier } from "../src/db/facts/fact-notifier.ts";
import { openSealedValues, parseSealKeys } from "../src/db/sealed/sealed-values.ts";
import { makeEmitFact } from "../src/facts.ts";
import { openSmsGateway } from "../src/gateways/sms/open-sms-gateway.ts";
import { openCampaignSender } from "../src/modules/marketing/campaigns/open-campaign-sender.ts";
import { inTransactionSubscribers } from "../src/subscribers.ts";

/** A process that only sends campaigns, for tests that kill it; its clock begins at a moment of the day and runs faster. */
const [url = "", baseUrl = "", keys = "", startedAt = "", noon = "", speed = ""] = process.argv.slice(2);
const log = pino({ level: "error" }, process.stderr);
const sender = openCampaignSender({
  pool: openPool(url, { log, max: 4, name: "campaign-sender" }),
  sms: openSmsGateway({ beem: baseUrl, nextsms: baseUrl, africas_talking: baseUrl }),
  sealedValues: openSealedValues(parseSealKeys(keys) ?? []),
  emitFact: makeEmitFact(inTransactionSubscribers, openFactNotifier(await monitorDatabaseHealth(url, log)).notify),
  env: { siteUrl: "https://mauzo.example", authSecret: "a secret of at least thirty-two characters" },
  log,
  perSecond: 100,
  now: () => new Date(Number(noon) + (Date.now() - Number(startedAt)) * Number(speed)),
});
sender.start();
