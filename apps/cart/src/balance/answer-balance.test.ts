import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { POST } from "../app/d/[code]/answer/route.ts";

const api = mockApi("http://api.example");
beforeAll(() => {
  vi.stubEnv("API_ORIGIN", "http://api.example");
  vi.stubEnv("SITE_URL", "https://mauzo.example");
});
afterAll(() => void vi.unstubAllEnvs());

const code = "4Zk2p9QxA1bC7d4Zk2p9Qx";
const order = "0193b6a0-0000-7000-8000-000000000001";
const answer = async (body: Record<string, string>, site = "same-origin") => {
  const headers = { "sec-fetch-site": site, "content-type": "application/x-www-form-urlencoded" };
  const request = new Request(`http://127.0.0.1:3002/d/${code}/answer`, {
    ...{ method: "POST", headers, body: new URLSearchParams(body).toString() },
  });
  return POST(request, { params: Promise.resolve({ code }) });
};
const disputed = { order, said: "disputed", reason: "Sikupokea" };

it.each([
  [409, "dispute_settled", "settled"],
  [404, "not_found", "settled"],
  [429, "too_many_tries", "often"],
  [502, "", "unreachable"],
])("leads back to the page, which says why nothing was noted: %d %s", async (status, refusal, problem) => {
  api.answer(balanceLinks.answer, json(status, { detail: "No", code: refusal }));
  const response = await answer(disputed);
  expect([response.status, response.headers.get("location")]).toEqual([303, `/d/${code}?answer=${problem}`]);
});

it("sends nothing that says nothing, and nothing for another site", async () => {
  for (const wrong of [
    { ...disputed, reason: " " },
    { ...disputed, order: "x" },
    { order, said: "paid" },
  ])
    expect((await answer(wrong)).headers.get("location")).toBe(`/d/${code}?answer=reason`);
  expect((await answer(disputed, "cross-site")).status).toBe(403);
  expect(api.calls).toEqual([]);
});
