import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { startApiProcess } from "../../../../test/api-process.ts";
import { countRows } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import {
  connectNumber,
  newWaId,
  newWamid,
  secondsNow,
  type TestNumber,
  textOf,
  write,
} from "../../../../test/whatsapp-number.ts";

const [count, kills] = [inject("whatsappMessages"), inject("whatsappKills")];
const people = Math.ceil(count / 10);
/** Nobody listens there: answers stay in the outbox. */
const nowhere = { WHATSAPP_BASE_URL: "http://127.0.0.1:9" };
type Api = { process: ChildProcess; url: string };

let stack: Stack;
let number: TestNumber;
const apis: Api[] = [];
beforeAll(async () => {
  stack = await startStack();
  number = await connectNumber(stack, await openShop(stack));
});
afterAll(async () => {
  for (const api of apis) api.process.kill("SIGKILL");
  await stack.stop();
});

it(`${count} messages of ${people} people are each kept and answered once, though a process is killed ${kills} times`, {
  timeout: 900_000,
}, async () => {
  apis.push(await startApiProcess(stack, nowhere), await startApiProcess(stack, nowhere));
  // One second, as the provider has it: none of them is late, whenever it is delivered.
  const at = secondsNow() - 60;
  const messages = Array.from({ length: people }, newWaId).flatMap((waId) =>
    Array.from({ length: 10 }, (_, index) => ({
      waId,
      message: { id: newWamid(), at, content: textOf(`Habari ${index}`) },
    })),
  );
  let delivered = 0;
  const queue = messages.toSorted(() => Math.random() - 0.5);
  /** Delivers as the provider does: again until it is taken, and sometimes after it was. */
  const provider = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { waId, message } = next;
      for (let taken = 0; taken < 1 + Math.round(Math.random()); ) {
        const api = apis[Math.floor(Math.random() * apis.length)];
        const answer = api && (await write(api, number, { waId }, message).catch(() => undefined));
        if (answer?.status === 200) taken++;
        else await sleep(30);
      }
      delivered++;
    }
  };
  const providers = Promise.all(Array.from({ length: 8 }, provider));
  for (let kill = 1; kill <= kills; kill++) {
    await vi.waitFor(() => expect(delivered).toBeGreaterThan((messages.length * kill) / (kills + 2)), {
      timeout: 300_000,
      interval: 5,
    });
    const victim = apis.shift();
    victim?.process.kill("SIGKILL");
    if (victim) await once(victim.process, "exit");
    apis.push(await startApiProcess(stack, nowhere));
  }
  await providers;
  await vi.waitFor(async () => expect(await countRows(stack, "channel_events where handled_at is null")).toBe(0), {
    timeout: 300_000,
    interval: 100,
  });
  const { rows } = await stack.db.query(
    `select count(*)::int as people, sum(heard)::int as heard, sum(answers)::int as answers, sum(queued)::int as queued,
       count(*) filter (where not whole)::int as "withGaps"
     from (
       select c.id, count(*) filter (where m.author = 'customer') as heard, count(*) filter (where m.author = 'bot') as answers,
         max(m.seq) = count(*) and max(t.last_seq) = count(*) as whole,
         (select count(distinct message_id) from outbox o where o.conversation_id = c.id) as queued
       from conversations c join messages m on m.conversation_id = c.id join threads t on t.conversation_id = c.id group by c.id
     ) each`,
  );
  const all = messages.length;
  expect(rows).toEqual([{ people, heard: all, answers: all, queued: all, withGaps: 0 }]);
  expect(await countRows(stack, "customers")).toBe(people);
});
