import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { expect, it } from "vitest";
import { shop } from "../test/example-shop.ts";
import { newChatState } from "./chat-state.ts";
import type { ConversationInput } from "./conversation-input.ts";
import { pendingCall } from "./engine/pending-call.ts";
import { isShopAddress } from "./flow/shop-address.ts";
import { flowErrors } from "./problems/find-flow-problems.ts";
import { runConversation } from "./run-conversation.ts";

const said = (id: string, en: string) => ({ id, kind: "message" as const, text: { en, sw: en } });
const ends = (id: string, en: string) => ({ id, kind: "end" as const, text: { en, sw: en } });
const flow: FlowDocument = {
  format: 7,
  start: "which",
  fallback: { en: "What?", sw: "Nini?" },
  keywords: [],
  nodes: [
    {
      ...{ id: "which", kind: "ask", text: { en: "Which?", sw: "Ipi?" }, unfit: { en: "No", sw: "Hapana" } },
      ...{ expects: "text", name: "nini", tries: 3, options: [] },
    },
    {
      ...{ id: "price", kind: "request", text: { en: "One moment.", sw: "Subiri." }, method: "POST" },
      url: "https://duka.co.tz/bei",
      fields: [{ key: "bidhaa", value: "{nini}" }],
      answers: [{ path: "data.0.bei", name: "bei" }],
    },
    ends("told", "It is {bei}."),
    said("sorry", "Not now."),
    ends("bye", "Bye."),
  ],
  edges: [
    { from: "which", outlet: "next", to: "price" },
    { from: "which", outlet: "failed", to: "bye" },
    { from: "price", outlet: "ok", to: "told" },
    { from: "price", outlet: "failed", to: "sorry" },
    { from: "sorry", outlet: "next", to: "bye" },
  ],
};

function begin() {
  let state = newChatState("en");
  let calls = 0;
  return {
    hear: async (input: Exclude<ConversationInput, { kind: "answer" }>) => {
      const turn = await runConversation(flow, state, input, shop, async ({ kind }) => {
        if (kind !== "call") throw new Error(kind);
        calls += 1;
        return { kind, id: `call-${calls}` };
      });
      state = turn.state;
      return JSON.stringify(turn.actions);
    },
    write: (text: string) => ({ kind: "text", text }) as const,
    reply: (status: number | null, body: string, id = `call-${calls}`, goesOn = true) =>
      ({ kind: "reply", reply: { id, status, body, goesOn } }) as const,
    pending: () => pendingCall(flow, state, shop),
    calls: () => calls,
  };
}

async function asked() {
  const talk = begin();
  await talk.hear(talk.write("Hello"));
  expect(await talk.hear(talk.write("Chai"))).toContain("One moment.");
  return talk;
}

it("asks once with what is known, goes on with what is answered, and hears no answer twice", async () => {
  const talk = await asked();
  expect(talk.pending()).toMatchObject({ id: "call-1", method: "POST", fields: [{ key: "bidhaa", value: "Chai" }] });
  expect(await talk.hear(talk.write("Are you there?"))).toContain("One moment.");
  expect(await talk.hear(talk.reply(200, '{"data":[{"bei":1}]}', "another"))).toBe("[]");
  expect(talk.calls()).toBe(1);
  expect(await talk.hear(talk.reply(200, '{"data":[{"bei":12000}]}'))).toContain("It is 12000.");
  expect(await talk.hear(talk.reply(200, '{"data":[{"bei":1}]}'))).toBe("[]");
  expect(talk.pending()).toBeUndefined();
});

it.each([
  [500, '{"data":[{"bei":1}]}'],
  [302, "{}"],
  [200, "<html>"],
  [200, '{"data":[{"bei":'],
  [null, ""],
])("fails for %s %s", async (status, body) => {
  const talk = await asked();
  expect(await talk.hear(talk.reply(status, body))).toContain("Not now.");
});

it("remembers nothing of what the answer has not of its own, and says so of an address that nobody may ask", async () => {
  const talk = await asked();
  expect(await talk.hear(talk.reply(200, '{"__proto__":{"data":[{"bei":7}]}}'))).not.toContain("7");
  expect(flowErrors(flow)).toEqual([]);
  const nodes = flow.nodes.map((node) => (node.kind === "request" ? { ...node, url: "https://10.0.0.1/" } : node));
  expect(flowErrors({ ...flow, nodes })).toMatchObject([{ node: "price", code: "address_unfit" }]);
  const edges = flow.edges.map((edge) => (edge.from === "sorry" ? { ...edge, to: "price" } : edge));
  expect(flowErrors({ ...flow, edges }).map(({ code }) => code)).toContain("loop_without_pause");
});

it.each([
  ...["http://duka.co.tz/", "https://localhost/", "https://127.0.0.1/", "https://0x7f.1/", "https://2130706433/"],
  ...["https://[::1]/", "https://[::ffff:10.0.0.1]/", "https://169.254.169.254/latest", "https://metadata.internal/"],
  ...[
    "https://a:b@duka.co.tz/",
    "https://duka.co.tz:22/",
    "https://db.local./",
    "file:///etc/passwd",
    "duka.co.tz",
    "",
  ],
])("takes no %s", (url) => expect(isShopAddress(url)).toBe(false));
it.each(["https://duka.co.tz/bei?x=1", "https://api.duka.co.tz:8443/"])("takes %s", (url) =>
  expect(isShopAddress(url)).toBe(true),
);
