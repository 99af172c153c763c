import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { GET, POST } from "../app/d/[code]/pay/route.ts";
import { balanceCodeOf } from "./balance-code.ts";
import { getBalance } from "./balance-requests.ts";

const api = mockApi("http://api.example");
beforeAll(() => {
  vi.stubEnv("API_ORIGIN", "http://api.example");
  vi.stubEnv("SITE_URL", "https://mauzo.example");
});
afterAll(() => void vi.unstubAllEnvs());

const code = "4Zk2p9QxA1bC7d4Zk2p9Qx";
const at = (path = code) => ({ params: Promise.resolve({ code: path }) });
const request = (site = "same-origin") =>
  new Request(`http://127.0.0.1:3002/d/${code}/pay`, {
    method: "POST",
    headers: { "sec-fetch-site": site, "content-type": "application/x-www-form-urlencoded" },
    body: "phone=0754000111",
  });

it.each([
  [409, "payment_waits", ""],
  [409, "payment_nothing_owed", "?problem=refused&phone=0754000111"],
  [422, "payment_network_unknown", "?problem=network&phone=0754000111"],
  [429, "too_many_tries", "?problem=often&phone=0754000111"],
  [502, "", "?problem=unreachable&phone=0754000111"],
])("leads back to the page, which says why no phone was asked: %d %s", async (status, refusal, query) => {
  api.answer(balanceLinks.pay, json(status, { detail: "No", code: refusal }));
  const response = await POST(request(), at());
  expect([response.status, response.headers.get("location")]).toEqual([303, `/d/${code}${query}`]);
});

it("asks no phone for another site, for a link that can be none, or when its address is opened", async () => {
  expect((await POST(request("cross-site"), at())).status).toBe(403);
  for (const wrong of ["", "short", "../../cart", "a".repeat(23)]) {
    expect(balanceCodeOf(`/d/${wrong}`)).toBe("");
    const location = (await POST(request(), at(wrong))).headers.get("location") ?? "";
    expect(new URL(location, "https://mauzo.example").host).toBe("mauzo.example");
  }
  expect((await GET(request(), at())).headers.get("location")).toBe(`/d/${code}`);
  expect(balanceCodeOf(`/d/${code}`)).toBe(code);
  expect(api.calls).toEqual([]);
});

it("tells a link of nobody from a server that does not answer", async () => {
  api.answer(balanceLinks.get, json(404, { detail: "No", code: "not_found" }));
  expect(await getBalance(code, {})).toEqual({ kind: "gone" });
  api.answer(balanceLinks.get, json(503, { detail: "No" }));
  expect(await getBalance(code, {})).toEqual({ kind: "failed" });
});
