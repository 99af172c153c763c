import { Failure } from "@mauzo/contract/shared";
import { expect } from "vitest";

/** Expects an error in one of the contract's two shapes that reveals no internals. */
export function expectHttpError(answer: { status: number; headers: Headers; body: unknown }, ...statuses: number[]) {
  expect(statuses).toContain(answer.status);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  Failure.parse(answer.body);
  expect(JSON.stringify(answer.body)).not.toMatch(
    /\bat \w+.*:\d+:\d+|node_modules|select |insert into|violates|syntax error|\.ts\b|pg_/i,
  );
}
