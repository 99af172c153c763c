import pino from "pino";
import { openPool } from "../src/db/connection-pool.ts";
import { monitorDatabaseHealth } from "../src/db/connections/database-health.ts";
import { openFactNotifier } from "../src/db/facts/fact-notifier.ts";
import { openSealedValues, parseSealKeys } from "../src/db/sealed/sealed-values.ts";
import { makeEmitFact } from "../src/facts.ts";
import { cloudApi } from "../src/gateways/channels/cloud-api.ts";
import { openSender } from "../src/modules/conversations/outbox/open-sender.ts";
import { inTransactionSubscribers } from "../src/subscribers.ts";

/** A process that only sends, for tests that kill it; its clock runs so many times as fast. */
const [url = "", baseUrl = "", keys = "", startedAt = "", speed = ""] = process.argv.slice(2);
const log = pino({ level: "error" }, process.stderr);
const sender = openSender({
  pool: openPool(url, { log, max: 4, name: "sender" }),
  channels: cloudApi({ baseUrl, version: "v25.0", mediaHosts: [] }),
  sealedValues: openSealedValues(parseSealKeys(keys) ?? []),
  emitFact: makeEmitFact(inTransactionSubscribers, openFactNotifier(await monitorDatabaseHealth(url, log)).notify),
  log,
  now: () => new Date(Number(startedAt) + (Date.now() - Number(startedAt)) * Number(speed)),
});
sender.start();
