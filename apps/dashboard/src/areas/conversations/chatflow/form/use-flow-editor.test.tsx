// @vitest-environment happy-dom

import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { mockApi } from "@mauzo/api-mock/mock-api";
import { disconnected, json, type Responder } from "@mauzo/api-mock/responders";
import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { setWords } from "@mauzo/chatflow/edit/edit-flow";
import { type FlowState, flows } from "@mauzo/contract/conversations/flows";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { IntlProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flowQuery } from "../../../../entities/conversations/flow/queries.ts";
import { english } from "../../../../i18n/messages/en/english.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFlowEditor } from "./use-flow-editor.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock("../../../../lib/session/api.ts", () => ({
  api: createApi(createTransport({ prefix: "http://127.0.0.1/api" })),
}));
const server = mockApi("http://127.0.0.1/api");
const saved: FlowState = { document: defaultFlow, version: 4, running: 1, changed: false };
const edited = setWords(defaultFlow, defaultFlow.start, ["habari yako"]);
const again = setWords(edited, defaultFlow.start, ["mambo"]);

let client: QueryClient;
let root: Root;
let editor: ReturnType<typeof useFlowEditor>;
function Editor() {
  editor = useFlowEditor(saved, { mayWrite: true, isOpen: false });
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  client = new QueryClient();
  client.setQueryData(flowQuery({}).queryKey, saved);
  root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <IntlProvider locale="en" messages={english} timeZone="Africa/Dar_es_Salaam">
          <Editor />
        </IntlProvider>
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  client.clear();
  vi.useRealTimers();
});
const known = () => client.getQueryData(flowQuery({}).queryKey);

const edit = (to: typeof edited) => act(async () => editor.edit(to));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const until = (check: () => void) => act(() => vi.waitFor(check));
const saves = () => server.calls.filter(({ method }) => method === "PUT");

it("saves after a pause, and whoever comes back goes on from what was saved", async () => {
  server.answer(flows.save, { version: 5, changed: true });
  await edit(edited);
  expect(editor.state).toBe("saving");
  await wait(1_000);
  await until(() => expect(editor.state).toBe("saved"));
  expect(saves()).toHaveLength(1);
  expect(known()).toEqual({ document: edited, version: 5, running: 1, changed: true });
});

it("saves the last edit of somebody who leaves within the pause", async () => {
  server.answer(flows.save, { version: 5, changed: true });
  await edit(edited);
  await act(async () => root.unmount());
  await until(() => expect(known()).toMatchObject({ document: edited, version: 5 }));
});

it("saves the last edit after the save that is under way, of the version that it makes", async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const first: Responder = async () => {
    await slow;
    return Response.json({ version: 5, changed: true });
  };
  server.answer(flows.save, first, { version: 6, changed: true });
  await edit(edited);
  await wait(1_000);
  await until(() => expect(saves()).toHaveLength(1));
  await edit(again);
  await act(async () => root.unmount());
  answer();
  await until(() => expect(known()).toMatchObject({ document: again, version: 6 }));
  expect(saves().map(({ body }) => body)).toMatchObject([{ version: 4 }, { version: 5 }]);
});

it("tries again after a lost connection, but not what the server refuses, until it says something else", async () => {
  const refused = json(422, { detail: "Too long", code: "flow_text_missing" });
  server.answer(flows.save, disconnected, refused, { version: 5, changed: true });
  await edit(edited);
  await wait(1_000);
  await until(() => expect(editor.state).toBe("failed"));
  await wait(6_000);
  await until(() => expect(editor.state).toBe("refused"));
  expect(editor.refusal).toBe("Too long");
  await wait(60_000);
  expect(saves()).toHaveLength(2);
  await edit(again);
  await wait(1_000);
  await until(() => expect(editor.state).toBe("saved"));
});

it("says so when the newest draft cannot be read, and leaves the choice open", async () => {
  server.answer(flows.save, json(409, { detail: "Saved meanwhile", code: "version_conflict" }));
  server.answer(flows.get, json(503, { detail: "Busy" }), { ...saved, document: again, version: 9 });
  await edit(edited);
  await wait(1_000);
  await until(() => expect(editor.state).toBe("meanwhile"));
  const told = vi.spyOn(toasts, "push");
  await act(async () => editor.settle("theirs"));
  await until(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ title: english.chatflow.readFailed })));
  expect(editor.state).toBe("meanwhile");
  await act(async () => editor.settle("theirs"));
  await until(() => expect(editor.flow).toEqual(again));
  expect(editor.version).toBe(9);
});
