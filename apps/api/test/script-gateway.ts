import type { JobDeps } from "../src/deps.ts";
import type { PaymentGateways } from "../src/gateways/payments/open-gateways.ts";
import type { Absent, Outcome, PaymentGateway } from "../src/gateways/payments/port.ts";
import type { JobName, JobPayloads } from "../src/jobs/job-definitions.ts";
import { queryPayment } from "../src/modules/payments/payments/query-payment.ts";
import { sendPaymentRequest } from "../src/modules/payments/payments/send-payment-request.ts";
import type { Stack } from "./stack.ts";
import { testMessaging } from "./test-messaging.ts";

type Asked = { call: "collect" | "query"; reference: string; amountMinor: number };
type Answer = (asked: Asked) => Promise<Outcome | Absent> | Outcome | Absent;

export const callbackSecret = "a-secret-of-at-least-thirty-two-signs";

/** A provider of mobile money that answers as a test says, and remembers what it was asked. */
export function scriptGateway() {
  const asked: Asked[] = [];
  let answer: Answer = () => ({ result: "waiting", providerRef: undefined });
  const say = (one: Asked) => {
    asked.push(one);
    return answer(one);
  };
  const gateway: PaymentGateway = {
    firstQueryMs: 10_000,
    collect: async ({ reference, amountMinor }) => {
      const outcome = await say({ call: "collect", reference, amountMinor });
      if (outcome.result === "absent") throw new Error("a request is never absent");
      return outcome;
    },
    query: async ({ reference }) => say({ call: "query", reference, amountMinor: 0 }),
    refund: async () => ({ result: "refused", reason: "unsupported", code: undefined }),
    // Nothing at all is nobody's: tests of all endpoints send it.
    readCallback: (_, body) =>
      body === "" || body.startsWith("paid ")
        ? { reference: body.slice("paid ".length), answer: { ok: "yes" } }
        : undefined,
  };
  const gateways: PaymentGateways = new Map([["mpesa", { gateway, callbackSecret }]]);
  return {
    gateways,
    asked,
    collects: () => asked.filter(({ call }) => call === "collect"),
    queries: () => asked.filter(({ call }) => call === "query"),
    answerBy: (how: Answer) => {
      answer = how;
    },
  };
}

/** What the jobs of payments use, in this stack. */
export function paymentJobDeps({ pool, deps }: Stack, gateways: PaymentGateways = deps.payments): JobDeps {
  const { queue, emitFact, env, log, media } = deps;
  const mail = { send: async () => undefined };
  return {
    ...{ pool, queue, emitFact, mail, messaging: testMessaging(mail, emitFact), payments: gateways },
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
