import { PgBoss } from "pg-boss";
import { deadLetter, queueNames, queueOptions, queuePolicies, schedules } from "./job-definitions.ts";

/** Creates the job tables and queues as the database's owner; the app role only uses them. */
export async function installQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false, max: 2 });
  boss.on("error", () => undefined);
  await boss.start();
  await boss.createQueue(deadLetter);
  for (const name of queueNames) {
    const policy = queuePolicies[name];
    await boss.createQueue(name, { ...queueOptions, ...(policy && { policy }) });
    await boss.updateQueue(name, queueOptions);
  }
  for (const { name, cron, options } of schedules) await boss.schedule(name, cron, {}, options);
  await boss.stop({ graceful: false });
}
