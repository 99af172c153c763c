import { endpoint } from "@mauzo/contract/endpoint";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { mockApi } from "./mock-api.ts";
import { disconnected, json, unfinished } from "./responders.ts";

const rename = endpoint({
  ...{ method: "POST", path: "/things/:id/names", access: "public", summary: "Name a thing" },
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ done: z.boolean() }),
});
const url = "http://api.example/api/things/a%2Fb/names?again=1";
const init = { method: "POST", headers: { "content-type": "application/json" }, body: '{"name":"Kanga"}' };
const api = mockApi("http://api.example/api");

it("answers an endpoint with one reply after the other, the last again, and remembers what was asked", async () => {
  api.answer(rename, { done: true }, json(409, { detail: "No" }));
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn++) statuses.push((await fetch(url, init)).status);
  expect(statuses).toEqual([201, 409, 409]);
  expect(api.calls[0]).toMatchObject({ params: { id: "a%2Fb" }, body: { name: "Kanga" } });
  expect(api.calls[0]?.query.get("again")).toBe("1");
});

it("fails what nothing was said about: another method, another path, and whatever an earlier test set", async () => {
  await expect(fetch(url, init)).rejects.toThrow("Cannot bypass");
  api.answer(rename, { done: true });
  await expect(fetch(url)).rejects.toThrow("Cannot bypass");
  await expect(fetch(`${url.split("?", 1)[0]}/more`, init)).rejects.toThrow("Cannot bypass");
  expect(api.calls).toEqual([]);
});

it("loses the connection, at once or halfway", async () => {
  api.answer(rename, disconnected, unfinished("{"));
  await expect(fetch(url, init)).rejects.toBeInstanceOf(TypeError);
  const stop = new AbortController();
  const response = await fetch(url, { ...init, signal: stop.signal });
  stop.abort();
  await expect(response.text()).rejects.toThrow();
});
