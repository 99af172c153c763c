import { describe, expect, it } from "vitest";
import { EnvError, readEnv, readMigrateEnv } from "./env.ts";

const good = {
  APP_DATABASE_URL: "postgres://mauzo_app:x@127.0.0.1/mauzo",
  AUTH_SECRET: "x".repeat(32),
  SEAL_KEYS: `k1:${"x".repeat(43)}=`,
};
const refusal = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return "taken";
};

describe("the settings", () => {
  it("push to devices with a private key only, at known services and a stand-in that is named", () => {
    const key = { VAPID_PRIVATE_KEY: "x".repeat(43) };
    expect(readEnv(good).push).toBeUndefined();
    expect(readEnv({ ...good, ...key }).push).toMatchObject({
      standIn: undefined,
      subject: "mailto:hello@mauzo.example",
    });
    expect(readEnv({ ...good, ...key }).push?.services).toContain("*.notify.windows.com");
    expect(refusal(() => readEnv({ ...good, VAPID_PRIVATE_KEY: "x" }))).toContain("VAPID_PRIVATE_KEY must be");
    const standIn = { PUSH_STAND_IN_URL: "http://127.0.0.1:4900/push/" };
    expect(readEnv({ ...good, ...key, ...standIn }).push?.standIn).toBe(standIn.PUSH_STAND_IN_URL);
    const live = { ...good, ...key, ...standIn, NODE_ENV: "production" };
    expect(refusal(() => readEnv(live))).toContain("PUSH_STAND_IN_URL is a stand-in");
  });

  it("have defaults for all but the database and the secret; empty counts as not given", () => {
    expect(readEnv({ ...good, SITE_URL: "", CART_URL: "", API_PORT: "" })).toMatchObject({
      siteUrl: "http://localhost:3000",
      dashboardUrl: "http://localhost:3000",
      cartUrl: "http://localhost:3000",
      host: "127.0.0.1",
      port: 4000,
      trustProxy: false,
      jobWatchSeconds: 15,
      mailUrl: undefined,
    });
  });

  it("keep an address to its origin, and those not given to the site's", () => {
    const env = readEnv({
      ...good,
      SITE_URL: "https://Duka.example/shops?x=1",
      CART_URL: "https://cart.duka.example/",
    });
    expect(env).toMatchObject({
      siteUrl: "https://duka.example",
      dashboardUrl: "https://duka.example",
      cartUrl: "https://cart.duka.example",
    });
  });

  it("that are missing are all named, in one line that says where they are explained", () => {
    const message = refusal(() => readEnv({}));
    expect(message).toContain("APP_DATABASE_URL is missing");
    expect(message).toContain("AUTH_SECRET is missing");
    expect(message).toContain(".env.example");
    expect(message).not.toContain("\n");
    const migrate = refusal(() => readMigrateEnv({ DATABASE_URL: "" }));
    expect(migrate).toContain("DATABASE_URL is missing");
    expect(migrate).toContain("APP_DATABASE_PASSWORD is missing");
  });

  it.each([
    ["APP_DATABASE_URL", "mysql://x", "postgres://"],
    ["AUTH_SECRET", "short", "32 characters"],
    ["SEAL_KEYS", "k1:short", "base64"],
    ["SEAL_KEYS", `k1:${"x".repeat(43)},k1:${"y".repeat(43)}`, "base64"],
    ["SITE_URL", "duka.example", "http(s)"],
    ["SITE_URL", "ftp://duka.example", "http(s)"],
    ["DASHBOARD_URL", "javascript:alert(1)", "http(s)"],
    ["CART_URL", "nowhere", "http(s)"],
    ["API_PORT", "abc", "number"],
    ["API_PORT", "0", "1"],
    ["API_PORT", "70000", "65535"],
    ["API_PORT", "80.5", "int"],
    ["MAIL_URL", "mail.example", "smtp://"],
    ["TRUST_PROXY", "perhaps", ""],
    ["LOG_LEVEL", "loud", "info"],
  ])("%s=%s is named, with what it must be", (name, value, hint) => {
    const message = refusal(() => readEnv({ ...good, [name]: value }));
    expect(message).toContain(`${name} `);
    expect(message).toContain(hint);
    expect(message).not.toContain(`${name} is missing`);
    expect(message).not.toContain("\n");
  });

  it("take no stand-in for money in production, unless its phones are shown", () => {
    const account = { AIRTEL_URL: "http://127.0.0.1:4900/airtel", AIRTEL_CLIENT_ID: "a", AIRTEL_CLIENT_SECRET: "b" };
    const production = { ...good, ...account, NODE_ENV: "production" };
    expect(refusal(() => readEnv(production))).toContain("AIRTEL_URL is a stand-in");
    const trial = readEnv({ ...production, SANDBOX_URL: "http://localhost:4900/sandbox", PAYMENT_FEES: "150:100" });
    expect(trial.payments.airtel?.account.clientId).toBe("a");
    const fee = { SETUP_FEE: "25000" };
    expect(readEnv({ ...good, ...fee }).setupFee).toEqual({ minor: 2_500_000, isNeeded: true });
    expect(readEnv({ ...good, ...fee, SANDBOX_URL: "http://localhost:4900/sandbox" }).setupFee?.isNeeded).toBe(false);
    expect(readEnv(good).setupFee).toBeUndefined();
    expect(trial.paymentFees).toEqual({ hundredths: 150, leastMinor: 10_000 });
    expect(refusal(() => readEnv({ ...good, MPESA_URL: "https://openapi.m-pesa.com/openapi" }))).toContain(
      "MPESA_API_KEY",
    );
  });

  it("never tell a secret in what they refuse", () => {
    const message = refusal(() =>
      readEnv({ APP_DATABASE_URL: "mysql://u:hush-hush@x", AUTH_SECRET: "hush-hush", SEAL_KEYS: "k1:hush-hush" }),
    );
    expect(message).not.toContain("hush-hush");
    expect(
      refusal(() => readMigrateEnv({ DATABASE_URL: "x:hush-hush", APP_DATABASE_PASSWORD: "hush-hush" })),
    ).not.toContain("hush-hush");
  });
});
