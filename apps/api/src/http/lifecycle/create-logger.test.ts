import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { createLogger } from "./create-logger.ts";

it("never writes a secret, neither as a field nor inside a failed query", () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => lines.push(line) });
  const cause = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(canary-1) exists",
    constraint: "users_email_key",
  });
  log.error({ err: new DrizzleQueryError("insert into x values ($1)", ["canary-2"], cause) }, "a request failed");
  log.info(
    { token: "canary-3", body: { password: "canary-4" }, headers: { cookie: "canary-5", authorization: "canary-6" } },
    "request",
  );
  expect(lines.join("")).not.toContain("canary");
  expect(lines[0]).toContain("users_email_key");
  expect(lines[0]).toContain("23505");
});
