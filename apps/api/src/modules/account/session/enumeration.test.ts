import { account } from "@mauzo/contract/account/account";
import { invites } from "@mauzo/contract/account/invites";
import { signIn } from "@mauzo/contract/account/sign-in";
import type { Endpoint } from "@mauzo/contract/endpoint";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { request } from "../../../../test/endpoints.ts";
import { recordStatements } from "../../../../test/record-statements.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, signUp, siteUrl, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let caller: OpenedShop;
let known: { email: string };
beforeAll(async () => {
  stack = await startStack();
  caller = await openShop(stack);
  known = await signUp(stack);
});
afterAll(() => stack.stop());

const origin = { origin: siteUrl };
const samples = inject("timedCalls");
const permissions = [{ resource: "orders", action: ["read"] }];
const flows: [string, Endpoint, (email: string) => object, number][] = [
  ["log-in", signIn.logIn, (email) => ({ email, password: "not the one" }), Math.min(samples, 20)],
  ["a forgotten password", signIn.forgotPassword, (email) => ({ email }), samples],
  ["a new e-mail", account.changeEmail, (email) => ({ email }), samples],
  ["an invite", invites.create, (email) => ({ email, permissions }), samples],
];
/** Too few samples to compare times: `pnpm bench:timing` measures them. */
const isTimed = samples > 10;

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** The Mann-Whitney share: in how many pairs the first is slower. One half when there is no difference. */
const share = (ones: number[], others: number[]) =>
  ones
    .flatMap((one) => others.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
    .reduce<number>((a, b) => a + b, 0) /
  (ones.length * others.length);

it.each(flows)(
  "%s tells nobody whether an e-mail has an account: by words, nor by time where that is measured",
  async (_, endpoint, bodyOf, samples) => {
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    const shapes = new Set<string>();
    const one = async (kind: keyof typeof times, email: string) => {
      await stack.db.query("delete from auth.tries");
      await stack.db.query("delete from invites");
      const started = performance.now();
      const { status, body, headers } = await request(
        stack,
        endpoint,
        { body: bodyOf(email) },
        { token: caller.token, headers: origin },
      );
      times[kind].push(performance.now() - started);
      // The response to an invite contains what was asked for: the address, its id and its timestamps.
      const plain = JSON.stringify(body)
        .replaceAll(email, "e-mail")
        .replace(/[0-9a-f-]{36}|\d{4}-\d\d-[\dT:.]+Z/g, "#");
      shapes.add(JSON.stringify([status, plain, [...headers.keys()].sort()]));
    };
    // As long as the known one, and in alternation, so that other load on this machine affects both.
    const stranger = known.email.replace(/^.{4}/, "zzzz");
    const asksOnce = async (kind: keyof typeof times, email: string) => [
      ...(await recordStatements(() => one(kind, email), /./)).keys(),
    ];
    // Queries that happen to run on a timer meanwhile do not appear both times.
    const asks = async (kind: keyof typeof times, email: string) => {
      const again = new Set(await asksOnce(kind, email));
      return (await asksOnce(kind, email)).filter((text) => again.has(text));
    };
    // A log-in reads the password hash of a known account, and hashes the typed password for an unknown one: only time
    // can compare these.
    if (endpoint !== signIn.logIn) expect(await asks("known", known.email)).toEqual(await asks("unknown", stranger));
    for (let index = 0; index < samples; index++) {
      const pair = [() => one("known", known.email), () => one("unknown", stranger)];
      for (const call of index % 2 ? pair : pair.reverse()) await call();
    }
    expect([...shapes]).toHaveLength(1);
    if (!isTimed) return;
    const ratio = median(times.known) / median(times.unknown);
    const slower = share(times.known, times.unknown);
    // The deviation by chance alone; a result this far out comes once in a hundred thousand runs.
    const deviation = Math.sqrt((2 * samples + 1) / (12 * samples ** 2));
    const isTold = Math.abs(slower - 0.5) > 4.5 * deviation && (ratio > 1.1 || ratio < 1 / 1.1);
    expect({ isTold, ratio, slower }).toMatchObject({ isTold: false });
  },
);
