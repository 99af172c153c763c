import { webhookProblems } from "@mauzo/contract/developers/webhook-kinds";
import { expect, it } from "vitest";
import { english } from "../../../i18n/messages/en/english.ts";
import { laidOut, whyOf } from "./rules.ts";

it("explains each failure with words that there are", () => {
  const statuses = [200, 204, 301, 400, 401, 403, 404, 405, 410, 418, 422, 429, 500, 502, 503, 504, 599];
  for (const problem of webhookProblems)
    for (const status of [null, ...statuses])
      expect(Object.keys(english.webhookLogs.why)).toContain(whyOf({ status, problem }));
  expect(whyOf({ status: 204, problem: null })).toBeUndefined();
  expect(statuses.map((status) => whyOf({ status, problem: "refused" })).slice(3)).toEqual([
    ...["refused", "unsigned", "unsigned", "notFound", "method", "gone", "refused", "refused", "busy"],
    ...["broken", "away", "away", "away", "broken"],
  ]);
  expect(whyOf({ status: 301, problem: "redirected" })).toBe("redirected");
});

it("lays out JSON, and leaves everything else as it is", () => {
  expect(laidOut('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(laidOut("<html>")).toBe("<html>");
  expect(laidOut("")).toBe("");
});
