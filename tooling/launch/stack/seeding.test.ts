import { expect, it } from "vitest";
import { freePort } from "../ports.ts";
import { openedDatabase } from "./seeding.ts";
import { readSettings } from "./settings.ts";

const secrets = {
  AUTH_SECRET: "x".repeat(32),
  SEAL_KEYS: `k1:${"x".repeat(43)}`,
  APP_DATABASE_PASSWORD: "x".repeat(16),
};
const own = { ...secrets, DATABASE_URL: "postgres://mauzo@127.0.0.1:1/mauzo" };

it("puts demo data into no database that is kept for real shops", async () => {
  await expect(openedDatabase(readSettings(own), {})).rejects.toThrow(/SEED_DEMO=1/);
  await expect(openedDatabase(readSettings({ ...own, SEED_DEMO: "1" }), {})).rejects.toThrow(/No Mauzo database/);
});

it("fills only shops that are called demo", async () => {
  const settings = readSettings(secrets);
  for (const shop of ["mama-asha", "Demo", "demo/../x", "demonstrations"])
    await expect(openedDatabase(settings, { large: true, shop })).rejects.toThrow(/only shops called demo/);
  await expect(openedDatabase(settings, { shop: "demo" })).rejects.toThrow(/add --large/);
});

it("says how to start where nothing answers", async () => {
  const settings = readSettings({ ...secrets, POSTGRES_PORT: String(await freePort()) });
  await expect(openedDatabase(settings, {})).rejects.toThrow(/No Mauzo database answers.*npm start/);
});
