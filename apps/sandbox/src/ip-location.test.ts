import { expect, it } from "vitest";
import { createApp } from "./app.ts";

const ask = (query = "", headers = {}) => createApp().request(`/ip-location${query}`, { headers });

it("knows no country for an address of this machine", async () => {
  expect(await (await ask()).json()).toMatchObject({ error: true, reason: "Reserved IP Address" });
});

it("answers whoever asks as if from a country as from there", async () => {
  const answer = await ask("?country_code=TZ", { "x-forwarded-for": "41.59.1.1" });
  expect(await answer.json()).toMatchObject({ ip: "41.59.1.1", country_code: "TZ" });
});

it.each(["", "tz", "7", "TZA", "<b>"])("refuses %j", async (country) => {
  const answer = await ask(`?${new URLSearchParams({ country_code: country })}`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).not.toHaveProperty("country_code");
});
