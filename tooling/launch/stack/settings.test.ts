import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings, root, settingNames } from "./settings.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "mauzo-settings-"));
});
afterAll(() => rmSync(folder, { recursive: true }));
const read = (source: Record<string, string>) => readSettings({ DATA_DIR: folder, ...source });

describe("settings", () => {
  it("start everything on one machine when nothing is set", () => {
    const settings = read({});
    expect(settings.ports).toEqual({
      web: 3000,
      dashboard: 3001,
      cart: 3002,
      api: 4000,
      sandbox: 4900,
      postgres: 5440,
    });
    expect(settings.siteUrl).toBe("http://localhost:3000");
    expect(settings.databaseUrl).toBeUndefined();
    expect(settings.seedsDemo).toBe(true);
  });

  it("let the site's address follow its port, and the other addresses follow the site's", () => {
    const settings = read({ WEB_PORT: "3010" });
    expect([settings.siteUrl, settings.dashboardUrl, settings.cartUrl]).toEqual(Array(3).fill("http://localhost:3010"));
    expect(read({ SITE_URL: "https://duka.example/" }).cartUrl).toBe("https://duka.example");
  });

  it("keep made secrets from run to run, for their owner's eyes only", () => {
    const first = read({});
    expect(read({}).authSecret).toBe(first.authSecret);
    expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
    expect(read({}).sealKeys).toBe(first.sealKeys);
    expect(first.sealKeys).toMatch(/^k1:[\w-]{43}$/);
    expect([read({}).pushKey, first.pushKey]).toEqual([first.pushKey, expect.stringMatching(/^[\w-]{43}$/)]);
    expect(first.appDatabasePassword).not.toBe(first.authSecret);
    expect(statSync(path.join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  });

  it.each([
    ["a port that is a word", { WEB_PORT: "abc" }, "WEB_PORT=abc"],
    ["a port too high", { API_PORT: "65536" }, "API_PORT=65536"],
    ["one port for two", { WEB_PORT: "4000" }, "WEB_PORT and API_PORT are both 4000"],
    ["an address without scheme", { SITE_URL: "foo" }, "SITE_URL=foo"],
    ["an address with a path", { CART_URL: "https://duka.example/cart" }, "CART_URL=https://duka.example/cart"],
    ["an unknown level", { LOG_LEVEL: "loud" }, "LOG_LEVEL=loud"],
    ["a yes that is no 1", { SEED_DEMO: "yes" }, "SEED_DEMO=yes"],
    ["another kind of database", { DATABASE_URL: "mysql://a" }, "DATABASE_URL is not"],
    ["a mail server without scheme", { MAIL_URL: "mail.example" }, "MAIL_URL is not"],
    ["a short secret", { AUTH_SECRET: "short" }, "AUTH_SECRET is too short"],
    ["a key that is none", { SEAL_KEYS: "k1:short" }, "SEAL_KEYS is not"],
  ])("refuse %s in one line that names it", (_what, source, message) => {
    expect(() => read(source)).toThrow(message);
    expect(() => read(source)).toThrow(/^[^\n]+$/);
  });

  it("make no secrets and no demo shop for a database of one's own", () => {
    const own = { DATABASE_URL: "postgres://me@127.0.0.1/shop" };
    const secrets = {
      AUTH_SECRET: "a".repeat(32),
      SEAL_KEYS: `k1:${"c".repeat(43)}`,
      APP_DATABASE_PASSWORD: "b".repeat(16),
    };
    expect(() => read(own)).toThrow("AUTH_SECRET is missing");
    const { APP_DATABASE_PASSWORD: _, ...rest } = secrets;
    expect(() => read({ ...own, AUTH_SECRET: secrets.AUTH_SECRET })).toThrow("SEAL_KEYS is missing");
    expect(() => read({ ...own, ...rest })).toThrow("APP_DATABASE_PASSWORD is missing");
    expect(read({ ...own, ...secrets }).seedsDemo).toBe(false);
    expect(read({ ...own, ...secrets, SEED_DEMO: "1" }).seedsDemo).toBe(true);
  });

  it("are all explained in .env.example", () => {
    const explained = readFileSync(path.join(root, ".env.example"), "utf8").match(/^[A-Z0-9_]+(?==.*# \S)/gm);
    expect(explained?.toSorted()).toEqual([...settingNames, "CHROMIUM_PATH"].toSorted());
  });
});
