import type { JobDeps } from "../src/deps.ts";
import type { JobName, JobPayloads } from "../src/jobs/job-definitions.ts";
import { queryPayment } from "../src/modules/payments/payments/query-payment.ts";
import { sendPaymentRequest } from "../src/modules/payments/payments/send-payment-request.ts";
import { channelJobDeps } from "./channel-job-deps.ts";
import type { Stack } from "./stack.ts";
import { testMessaging } from "./test-messaging.ts";

/** What the jobs of payments use, in this stack. */
export function paymentJobDeps({ pool, deps, provider }: Stack): JobDeps {
  const { queue, emitFact, env, log, media, payments, sms } = deps;
  const mail = { send: async () => undefined };
  return {
    ...{ pool, queue, emitFact, mail, messaging: testMessaging(mail, emitFact), payments, sms },
    ...channelJobDeps({ deps, provider }),
    ...{ storage: media.storage, site: { refresh: async () => undefined }, env, log },
  };
}

/** Runs the waiting jobs of payments, one after another, whatever time they wait for; once each. */
export async function runPaymentJobs(stack: Stack, name: "ask-payment" | "query-payment" | "all" = "all") {
  const deps = paymentJobDeps(stack);
  const take = async <Name extends JobName>(queue: Name) =>
    (
      await stack.db.query<{ data: JobPayloads[Name] }>("delete from pgboss.job where name = $1 returning data", [
        queue,
      ])
    ).rows;
  if (name !== "query-payment") for (const { data } of await take("ask-payment")) await sendPaymentRequest(deps, data);
  if (name !== "ask-payment") for (const { data } of await take("query-payment")) await queryPayment(deps, data);
}
