import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import { account } from "@mauzo/contract/account/account";
import { expect, it, vi } from "vitest";
import { createStepUp, NotConfirmed } from "./step-up.ts";

const server = mockApi("http://localhost/api");
const api = createApi(createTransport({ prefix: "http://localhost/api" }));
const call = () => api.call(account.endOtherSessions, {});
const isOpen = (stepUp: ReturnType<typeof createStepUp>) => stepUp.store.getState().question !== undefined;
const refusal = json(403, { detail: "Confirm your password", code: "step_up" });

it("asks once for calls at the same time, then does each of them again", async () => {
  server.answer(account.endOtherSessions, refusal, refusal, { done: true });
  const stepUp = createStepUp();
  const calls = [stepUp.guard(call), stepUp.guard(call)];
  await vi.waitFor(() => expect(server.calls).toHaveLength(2));
  await vi.waitFor(() => expect(isOpen(stepUp)).toBe(true));
  stepUp.confirm();
  await expect(Promise.all(calls)).resolves.toEqual([{ done: true }, { done: true }]);
  expect(isOpen(stepUp)).toBe(false);
  expect(server.calls).toHaveLength(4);
});

it("does nothing more when the question is closed", async () => {
  server.answer(account.endOtherSessions, refusal);
  const stepUp = createStepUp();
  const refused = expect(stepUp.guard(call)).rejects.toBeInstanceOf(NotConfirmed);
  await vi.waitFor(() => expect(isOpen(stepUp)).toBe(true));
  stepUp.close();
  await refused;
  expect(server.calls).toHaveLength(1);
});

it("leaves any other refusal alone", async () => {
  server.answer(account.endOtherSessions, json(403, { detail: "No" }));
  const stepUp = createStepUp();
  await expect(stepUp.guard(call)).rejects.toThrow("403");
  expect(isOpen(stepUp)).toBe(false);
});
