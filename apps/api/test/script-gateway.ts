import type { Absent, Outcome, PaymentGateway, PaymentGateways } from "../src/gateways/payments/port.ts";

type Asked = { call: "collect" | "query" | "payout" | "payout query"; reference: string; amountMinor: number };
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
    payouts: {
      send: async ({ reference, amountMinor }) => {
        const outcome = await say({ call: "payout", reference, amountMinor });
        if (outcome.result === "absent") throw new Error("a request is never absent");
        return outcome;
      },
      query: async ({ reference }) => say({ call: "payout query", reference, amountMinor: 0 }),
    },
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
    payouts: () => asked.filter(({ call }) => call === "payout"),
    queries: () => asked.filter(({ call }) => call === "query"),
    answerBy: (how: Answer) => {
      answer = how;
    },
  };
}
