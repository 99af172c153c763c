import { beforeEach, expect, it, vi } from "vitest";
import type { receivePushes } from "./push-client.ts";
import { createPushListener } from "./push-listener.ts";

const { begun, stopped } = vi.hoisted(() => ({ begun: vi.fn<typeof receivePushes>(), stopped: vi.fn() }));
vi.mock("./push-client.ts", () => ({
  receivePushes(options: Parameters<typeof receivePushes>[0]) {
    begun(options);
    return { stop: () => stopped(options.chatId) };
  },
}));
beforeEach(() => vi.clearAllMocks());

const place = { apiBase: "/api", botId: "bot", onMessages: () => {} };
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it("listens once a chat has a token, from what was seen, whatever else changes in it", async () => {
  const { follow } = createPushListener(place);
  follow({ id: "1", token: undefined, seen: 0 });
  await settled();
  expect(begun).not.toHaveBeenCalled();
  follow({ id: "1", token: "secret", seen: 3 });
  follow({ id: "1", token: "secret", seen: 4 });
  await settled();
  follow({ id: "1", token: "secret", seen: 5 });
  await settled();
  expect(begun).toHaveBeenCalledOnce();
  expect(begun).toHaveBeenCalledWith(expect.objectContaining({ ...place, chatId: "1", token: "secret", after: 4 }));
  expect(stopped).not.toHaveBeenCalled();
});

it("turns to another chat, and ends when it is stopped, also while the code is coming", async () => {
  const { follow, stop } = createPushListener(place);
  follow({ id: "1", token: "a", seen: 0 });
  await settled();
  follow({ id: "2", token: undefined, seen: 0 });
  expect(stopped).toHaveBeenCalledWith("1");
  follow({ id: "2", token: "b", seen: 0 });
  follow({ id: "3", token: "c", seen: 0 });
  await settled();
  expect(begun.mock.calls.map(([{ chatId }]) => chatId)).toEqual(["1", "3"]);
  follow({ id: "4", token: "d", seen: 0 });
  stop();
  await settled();
  expect(begun).toHaveBeenCalledTimes(2);
});

it("tries again with the next thing that happens where there was nothing to hear: the shop may be back", async () => {
  const { follow } = createPushListener(place);
  follow({ id: "1", token: "secret", seen: 2 });
  await settled();
  begun.mock.calls[0]?.[0].onEnd();
  await settled();
  expect(begun).toHaveBeenCalledOnce();
  follow({ id: "1", token: "secret", seen: 2 });
  follow({ id: "1", token: "secret", seen: 3 });
  await settled();
  expect(begun.mock.calls.map(([{ after }]) => after)).toEqual([2, 3]);
});

it("listens once to a chat that was left and come back to while the code was coming", async () => {
  const { follow } = createPushListener(place);
  for (const id of ["1", "2", "1"]) follow({ id, token: "secret", seen: 0 });
  await settled();
  expect(begun).toHaveBeenCalledOnce();
});
