import { expect, it } from "vitest";
import { createApp } from "./app.ts";

const put = (body: string) => ({ method: "PUT", body, headers: { "content-type": "application/json" } });

it("knows no country for an address of this machine", async () => {
  const answer = await createApp().request("/ip-location");
  expect(await answer.json()).toMatchObject({ error: true, reason: "Reserved IP Address" });
});

it("gives everybody the country that was set, until it is taken away", async () => {
  const app = createApp();
  expect((await app.request("/ip-location", put('{"country_code":"TZ"}'))).status).toBe(204);
  const answer = await app.request("/ip-location", { headers: { "x-forwarded-for": "41.59.1.1" } });
  expect(await answer.json()).toMatchObject({ ip: "41.59.1.1", country_code: "TZ" });
  await app.request("/ip-location", put('{"country_code":null}'));
  expect(await (await app.request("/ip-location")).json()).not.toHaveProperty("country_code");
});

it.each(["", "{", "null", '{"country_code":"tz"}', '{"country_code":7}'])("refuses %s", async (body) => {
  const app = createApp();
  expect((await app.request("/ip-location", put(body))).status).toBe(422);
  expect(await (await app.request("/ip-location")).json()).not.toHaveProperty("country_code");
});
