import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { account } from "@mauzo/contract/account/account";
import { afterEach, expect, it, vi } from "vitest";
import { createStepUp, NotConfirmed } from "./step-up.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A server that requires the password until `confirmed` returns true. */
function server(confirmed: () => boolean) {
  const fetch = vi.fn(async () =>
    confirmed()
      ? Response.json({ done: true })
      : Response.json({ detail: "Confirm your password", code: "step_up" }, { status: 403 }),
  );
  vi.stubGlobal("fetch", fetch);
  const api = createApi(createTransport({ prefix: "http://localhost/api" }));
  return { fetch, call: () => api.call(account.endOtherSessions, {}) };
}

it("asks once for calls at the same time, then does each of them again", async () => {
  let has = false;
  const { fetch, call } = server(() => has);
  const stepUp = createStepUp();
  const calls = [stepUp.guard(call), stepUp.guard(call)];
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(stepUp.isOpen()).toBe(true));
  has = true;
  stepUp.confirm();
  await expect(Promise.all(calls)).resolves.toEqual([{ done: true }, { done: true }]);
  expect(stepUp.isOpen()).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(4);
});

it("does nothing more when the question is closed", async () => {
  const { fetch, call } = server(() => false);
  const stepUp = createStepUp();
  const refused = expect(stepUp.guard(call)).rejects.toBeInstanceOf(NotConfirmed);
  await vi.waitFor(() => expect(stepUp.isOpen()).toBe(true));
  stepUp.close();
  await refused;
  expect(fetch).toHaveBeenCalledOnce();
});

it("leaves any other refusal alone", async () => {
  const stepUp = createStepUp();
  const fetch = async () => Response.json({ detail: "No" }, { status: 403 });
  vi.stubGlobal("fetch", fetch);
  const api = createApi(createTransport({ prefix: "http://localhost/api" }));
  await expect(stepUp.guard(() => api.call(account.endOtherSessions, {}))).rejects.toThrow("403");
  expect(stepUp.isOpen()).toBe(false);
});
