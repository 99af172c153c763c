// @vitest-environment happy-dom
import { media } from "@mauzo/contract/shop/media";
import { afterEach, expect, it, vi } from "vitest";
import { createApi } from "./create-api.ts";
import { errorStatus } from "./errors/error-status.ts";
import { errorText } from "./errors/error-text.ts";
import { isUnreachable } from "./errors/is-unreachable.ts";
import { ifSignedIn, json, startServer, startSession } from "./test/start-server.ts";
import { createTransport } from "./transport/create-transport.ts";

const server = await startServer();
const { prefix } = server;
const stored = { id: "019a9c1e-0000-7000-8000-000000000001", kind: "picture", name: "kanga.png", url: "/m/1.webp" };
const reply = { ...stored, bytes: 5, width: 1, height: 1 };
const input = { query: { name: "kanga.png", kind: "picture" } } as const;
const file = new File(["kanga"], "kanga.png", { type: "image/png" });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

afterEach(() => void vi.useRealTimers());

it("sends the file with the token, and the whole of it again under the same key after a renewal", async () => {
  const api = createApi(createTransport({ prefix, language: () => "sw", ...startSession() }));
  server.answer(ifSignedIn(json(201, reply)));
  expect(await api.upload(media.upload, input, file, { idempotencyKey: "once" })).toEqual(reply);
  expect(server.asked.map(({ url, body }) => [url, body])).toEqual(
    [1, 2].map(() => ["/api/media/uploads?name=kanga.png&kind=picture", "kanga"]),
  );
  for (const { headers } of server.asked)
    expect(headers).toMatchObject({
      "idempotency-key": "once",
      "accept-language": "sw",
      "content-type": "application/octet-stream",
    });
});

it("fails as a call does", async () => {
  const api = createApi(createTransport({ prefix }));
  server.answer(json(415, { detail: "Only pictures can be uploaded here" }));
  const error = await failure(api.upload(media.upload, input, file));
  expect([errorStatus(error), errorText(error)]).toEqual([415, "Only pictures can be uploaded here"]);
  server.answer((response) => response.destroy());
  expect(isUnreachable(await failure(api.upload(media.upload, input, file)))).toBe(true);
});

it("stops when it is told to", async () => {
  const stop = new AbortController();
  server.answer(() => {});
  const call = failure(
    createApi(createTransport({ prefix })).upload(media.upload, input, file, { signal: stop.signal }),
  );
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  stop.abort();
  expect(await call).toMatchObject({ name: "AbortError" });
});

it("may take as long as it makes progress, and says how far it is", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // happy-dom reports no progress of its own.
  const send = vi.spyOn(XMLHttpRequest.prototype, "send");
  server.answer(() => {});
  const onProgress = vi.fn();
  let error: unknown;
  void failure(createApi(createTransport({ prefix })).upload(media.upload, input, file, { onProgress })).then(
    (found) => {
      error = found;
    },
  );
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  for (const loaded of [1, 2]) {
    await vi.advanceTimersByTimeAsync(59_000);
    const [xhr] = send.mock.contexts;
    if (xhr instanceof XMLHttpRequest)
      xhr.upload.dispatchEvent(new ProgressEvent("progress", { lengthComputable: true, loaded, total: 5 }));
  }
  expect(onProgress.mock.calls).toEqual([[0.2], [0.4]]);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(isUnreachable(error)).toBe(true));
  send.mockRestore();
});
