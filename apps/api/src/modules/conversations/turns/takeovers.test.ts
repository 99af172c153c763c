import { setImmediate as tick } from "node:timers/promises";
import { type Conversation, conversations } from "@mauzo/contract/conversations/conversations";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, type OpenedShop, untilAnswered } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const rounds = inject("takeoverRounds");
const perShop = 20;
const answering = [{ resource: "conversations", action: ["read", "create", "update"] }] as const;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

type Caller = Pick<OpenedShop, "token">;
type Team = { shop: OpenedShop; people: Caller[] };
let team: Team | undefined;
let begun = 0;
/** A shop starts so many conversations an hour from one network. */
async function teamOfRound(): Promise<Team> {
  if (team && begun++ % perShop !== 0) return team;
  const shop = await patiently(() => openShop(stack));
  team = {
    shop,
    people: [
      shop,
      await addMember(
        stack,
        shop,
        [...answering].map((grant) => ({ ...grant, action: [...grant.action] })),
      ),
    ],
  };
  return team;
}

const moves = ["write", "writeSeen", "take", "handBack"] as const;
type Move = (typeof moves)[number];
/** Which of them does what, and how long they wait for it: turns of the event loop. */
type Step = { pause: number; move: Move };
const step = fc.record({ pause: fc.nat(40), move: fc.constantFrom(...moves) });
const schedule = fc.record({
  customer: fc.array(fc.nat(40), { minLength: 2, maxLength: 4 }),
  people: fc.tuple(fc.array(step, { minLength: 1, maxLength: 4 }), fc.array(step, { maxLength: 3 })),
});

/** From which message on a person answers, and from which the bot may answer again. */
type Span = { from: number; kind: "person" | "bot" };

/** A busy machine answers later; what it has refused so has not happened. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!/\b503\b|"busy"/.test(String(error))) throw error;
    }
}

async function pauseFor(turns: number) {
  for (let turn = 0; turn < turns; turn++) await tick();
}

async function playRound({ customer, people }: { customer: number[]; people: [Step[], Step[]] }) {
  const { shop, people: team } = await teamOfRound();
  const visitor = startChatVisitor(stack, shop);
  const heard = [await patiently(() => visitor.say("Habari"))];
  const { items } = await patiently(() => call(stack, conversations.list, { query: { limit: 1 } }, shop));
  const at = { params: { id: items[0]?.id ?? "" } };
  const spans: Span[] = [];
  const written: { text: string; seen: number | undefined }[] = [];
  let tries = 0;
  const look = (by: Caller) => patiently(() => call(stack, conversations.get, at, by));

  const turned = async (to: "take" | "handBack", by: Caller) => {
    const { turn } = await look(by);
    const { status, body } = await untilAnswered(() =>
      request(stack, conversations[to], { ...at, body: { turn } }, by),
    );
    if (status === 200) {
      const { last_seq: from, answered_by }: Conversation = conversations[to].reply.parse(body);
      spans.push({ from, kind: answered_by === "bot" ? "bot" : "person" });
    } else expect(status).toBe(409);
  };
  const write = async (by: Caller, isSeen: boolean) => {
    const seen = isSeen ? (await look(by)).last_seq : undefined;
    const text = `Nipo hapa ${++tries}`;
    const said = { text, ...(seen !== undefined && { seen }) };
    const { status, body } = await untilAnswered(() => request(stack, conversations.answer, { ...at, body: said }, by));
    if (status >= 300) return expect(body).toMatchObject({ code: "answered_meanwhile" });
    written.push({ text, seen });
  };
  const doMove = (move: Move, by: Caller) =>
    move === "take" || move === "handBack" ? turned(move, by) : write(by, move === "writeSeen");

  const customerSide = async () => {
    for (const pause of customer) {
      await pauseFor(pause);
      heard.push(await patiently(() => visitor.say("Bei gani?")));
    }
  };
  const personSide = async (steps: Step[], by: Caller) => {
    for (const { pause, move } of steps) {
      await pauseFor(pause);
      await doMove(move, by);
    }
  };
  await Promise.all([customerSide(), ...people.map((steps, index) => personSide(steps, team[index] ?? shop))]);
  const read = () => call(stack, conversations.messages, { ...at, query: { limit: 100 } }, shop);
  const said = (await patiently(read)).items.toReversed();
  const unseen: [number, number][] = [];
  for (const { text, seen } of written) {
    const { seq = 0 } = said.find(({ actions }) => JSON.stringify(actions).includes(`"${text}"`)) ?? {};
    spans.push({ from: seq, kind: "person" });
    if (seen !== undefined) unseen.push([seen, seq]);
  }
  return { heard, said, spans, unseen };
}

it(`a customer never gets both: the bot is silent from the moment a person answers, ${rounds} interleavings`, async () => {
  const seen = { silent: 0, answered: 0 };
  await fc.assert(
    fc.asyncProperty(schedule, async (plan) => {
      const { heard, said, spans, unseen } = await playRound(plan);
      expect(said.map(({ seq }) => seq)).toEqual(said.map((_, index) => index + 1));
      const bySeq = spans.toSorted((one, other) => one.from - other.from);
      // Two changes without a message between them have the same number: the order of those is not known.
      const kindsAt = (seq: number) => {
        const last = bySeq.findLast(({ from }) => from < seq)?.from;
        return bySeq.filter(({ from }) => from === last).map(({ kind }) => kind);
      };
      const bots = said.filter(({ from }) => from === "bot");
      for (const { seq } of bots) {
        const kinds = kindsAt(seq);
        if (kinds.length > 0) expect(kinds).toContain("bot");
      }
      // What the customer got is what stands in the thread: no answer that was taken back has left.
      const spoke = heard.filter(({ actions }) => actions.length > 0).length;
      expect(bots).toHaveLength(spoke);
      // Each of the customer's messages is answered by the bot at once, or not by it at all.
      for (const { seq } of bots) expect(said[seq - 2]?.from).toBe("customer");
      // Nobody wrote over an answer that they had not seen.
      for (const [from, to] of unseen)
        expect(said.slice(from, to - 1).filter((message) => message.from === "bot")).toEqual([]);
      seen.answered += spoke - 1;
      seen.silent += heard.length - spoke;
    }),
    { numRuns: rounds, endOnFailure: true },
  );
  // Both happened, or the schedules would show nothing.
  expect(Math.min(seen.answered, seen.silent)).toBeGreaterThan(0);
}, 1_800_000);
