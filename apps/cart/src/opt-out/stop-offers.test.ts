import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import { optOuts } from "@mauzo/contract/marketing/opt-outs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { GET, POST } from "../app/o/[code]/stop/route.ts";
import { optOutCodeOf } from "./opt-out-code.ts";
import { getOptOut } from "./opt-out-requests.ts";

const api = mockApi("http://api.example");
beforeAll(() => {
  vi.stubEnv("API_ORIGIN", "http://api.example");
  vi.stubEnv("SITE_URL", "https://mauzo.example");
});
afterAll(() => void vi.unstubAllEnvs());

const code = "4Zk2p9QxA1bC7d";
const optOut = { shop_name: "Duka la Neema", language: "sw" as const, is_out: false };
const at = (path = code) => ({ params: Promise.resolve({ code: path }) });
const request = (method: string, headers = {}) =>
  new Request(`http://127.0.0.1:3002/o/${code}/stop`, { method, headers });

it.each([
  [200, { ...optOut, is_out: true }, ""],
  [404, { detail: "No" }, ""],
  [429, { detail: "No" }, "?problem=unreachable"],
  [502, { detail: "No" }, "?problem=unreachable"],
])("leads back to the page, which says what came of it: %d", async (status, body, query) => {
  api.answer(optOuts.withdraw, json(status, body));
  const response = await POST(request("POST"), at());
  expect([response.status, response.headers.get("location")]).toEqual([303, `/o/${code}${query}`]);
  expect(api.calls.map(({ params }) => params)).toEqual([{ code }]);
});

it("is pressed from any phone, whatever it says of the page", async () => {
  api.answer(optOuts.withdraw, json(200, { ...optOut, is_out: true }));
  await POST(request("POST", { origin: "null", "sec-fetch-site": "cross-site" }), at());
  expect(api.calls).toHaveLength(1);
});

it("stops nothing when a scanner opens the link or the address of the button", async () => {
  api.answer(optOuts.get, json(200, optOut));
  api.answer(optOuts.withdraw, json(200, { ...optOut, is_out: true }));
  expect(await getOptOut(code, {})).toEqual({ kind: "opt-out", optOut });
  const response = await GET(request("GET"), at());
  expect([response.status, response.headers.get("location")]).toEqual([303, `/o/${code}`]);
  expect(api.calls).toHaveLength(1);
});

it("asks the API for no code that can be none, and leads to no other host", async () => {
  api.answer(optOuts.withdraw, json(200, optOut));
  for (const wrong of ["", "short", "../../cart", "a".repeat(25), "4Zk2p9Qx%2F1bC7d"]) {
    expect(optOutCodeOf(`/o/${wrong}`)).toBe("");
    const location = (await POST(request("POST"), at(wrong))).headers.get("location") ?? "";
    expect(new URL(location, "https://mauzo.example").host).toBe("mauzo.example");
  }
  expect(optOutCodeOf(`/o/${code}`)).toBe(code);
  expect(optOutCodeOf(`/o/${code}/stop`)).toBe("");
  expect(api.calls).toEqual([]);
});

it("tells a link of nobody from a server that does not answer", async () => {
  api.answer(optOuts.get, json(404, { detail: "No", code: "not_found" }));
  expect(await getOptOut(code, {})).toEqual({ kind: "gone" });
  api.answer(optOuts.get, json(503, { detail: "No" }));
  expect(await getOptOut(code, {})).toEqual({ kind: "failed" });
});
