import { events } from "@mauzo/contract/shop/events";
import { expect, it, vi } from "vitest";
import { createApi } from "../create-api.ts";
import { ifSignedIn, json, startServer, startSession } from "../test/start-server.ts";
import { createTransport } from "../transport/create-transport.ts";

const server = await startServer();
const event = { topic: "orders", id: "019a9c1e-0000-7000-8000-000000000001" };
const head = { "content-type": "text/event-stream" };

it("reads on after the last event when the line breaks, with a fresh token, until the person signs out", async () => {
  const chance = vi.spyOn(Math, "random").mockReturnValue(-0.49);
  const { session, signOut } = startSession();
  const api = createApi(createTransport({ prefix: server.prefix, session }));
  const onEvent = vi.fn();
  let isClosed = false;
  server.answer(
    ifSignedIn(() => {}),
    ifSignedIn((response) => response.writeHead(200, head).end(`id: 7\ndata: ${JSON.stringify(event)}\n\n`)),
    (response) => {
      response.on("close", () => {
        isClosed = true;
      });
      response.writeHead(200, head).write(`data: nothing\n\ndata: ${JSON.stringify(event)}\n\n`);
    },
  );
  const listening = api.stream(events.stream, {}, { onEvent, signal: new AbortController().signal });
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2));
  expect(server.asked.map(({ headers }) => [headers.authorization, headers["last-event-id"]])).toEqual([
    ["Bearer old", undefined],
    ["Bearer good", undefined],
    ["Bearer good", "7"],
  ]);
  expect(server.asked[0]?.headers.accept).toBe("text/event-stream");
  signOut();
  await listening;
  await vi.waitFor(() => expect(isClosed).toBe(true));
  chance.mockRestore();
});

it("does not come back to a session that is over", async () => {
  const { session } = startSession();
  const api = createApi(
    createTransport({ prefix: server.prefix, session: { ...session, renew: async () => undefined } }),
  );
  server.answer(json(401, { detail: "Log in" }));
  await api.stream(events.stream, {}, { onEvent: () => {}, signal: new AbortController().signal });
  expect(server.asked).toHaveLength(1);
});
