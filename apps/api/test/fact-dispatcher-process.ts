import pino from "pino";
import { openPool } from "../src/db/connection-pool.ts";
import { monitorDatabaseHealth } from "../src/db/connections/database-health.ts";
import { openFactNotifier } from "../src/db/facts/fact-notifier.ts";
import { runStatement, statement } from "../src/db/prepared-statement.ts";
import { openFactDispatcher } from "../src/jobs/fact-dispatcher.ts";

/** A process that only dispatches facts, for tests that kill it: it stores the facts it handled in the table `handled`. */
const [url = ""] = process.argv.slice(2);
const log = pino({ level: "error" }, process.stderr);
const insertHandled = statement("insert into handled (fact_id) values ($1)");
const dispatcher = await openFactDispatcher({
  pool: openPool(url, { log, max: 2, name: "fact-dispatcher" }),
  queue: { send: async () => undefined },
  notifier: openFactNotifier(await monitorDatabaseHealth(url, log)),
  log,
  subscribers: [
    {
      name: "counted",
      facts: ["message.sent"],
      handle: async (tx, _, { facts }) => {
        for (const { id } of facts) await runStatement(tx, insertHandled, [id]);
      },
    },
  ],
});
dispatcher.start();
