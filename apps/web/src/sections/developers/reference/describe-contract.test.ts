import path from "node:path";
import { ThemeConfig } from "@mauzo/contract/conversations/chat";
import { errors } from "@mauzo/contract/errors";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { messages } from "../../../i18n/messages/messages.ts";
import { summarisedCalls, summaryIn } from "../../../i18n/reference-summaries.ts";
import { describeContract } from "./describe-contract.ts";
import { readContract } from "./read-contract.ts";
import { referenceMark } from "./schema-text.ts";

const folder = path.resolve(import.meta.dirname, "../../../../../../packages/contract/src");
const { developers } = messages.en;
const { areas, shapes } = describeContract(await readContract(folder), developers.reference.limits);
const calls = areas.flatMap(({ endpoints }) => endpoints);
const call = (method: string, at: string) => {
  const found = calls.find((one) => one.method === method && one.path === at);
  if (!found) throw new Error(`${method} ${at} is not in the reference`);
  return found;
};

describe("the API reference", () => {
  it("gives every call an address of its own", () => {
    expect(calls.length).toBeGreaterThan(40);
    expect(new Set(calls.map(({ anchor }) => anchor)).size).toBe(calls.length);
  });

  it("says who may call, what is sent and what comes back", () => {
    expect(call("POST", "/products")).toMatchObject({
      access: { resource: "product", action: "create" },
      takesKey: true,
      status: 201,
      reply: `${referenceMark}MadeProduct${referenceMark}`,
      errors: expect.arrayContaining(["signed_out", "forbidden", "validation", "product_code_taken"]),
    });
    expect(call("POST", "/products").body).toContain("name: string  // 1 to 120 characters");
    expect(call("GET", "/products").fields).toContainEqual({
      name: "limit",
      place: "query",
      type: "integer",
      required: false,
      limits: "1 to 100, 20 unless said",
    });
    expect(call("GET", "/public/shops/{slug}")).toMatchObject({ access: "public", errors: ["not_found"] });
  });

  it("describes every shape that it names", () => {
    const named = [
      ...calls.flatMap(({ body = "", reply }) => [body, reply]),
      ...shapes.map(({ text }) => text),
    ].flatMap((text) => text.split(referenceMark).filter((_, place) => place % 2 === 1));
    expect(named.filter((name) => !shapes.some((shape) => shape.name === name && shape.text !== ""))).toEqual([]);
  });

  it("explains every status that a call may refuse with", () => {
    const explained = Object.keys(developers.errors.statuses).map(Number);
    expect(calls.flatMap((each) => each.errors).filter((code) => !explained.includes(errors[code].status))).toEqual([]);
  });

  it("has a Swahili summary for each call that there is", () => {
    const known = calls.map(({ method, path: at }) => `${method} ${at}`);
    expect(summarisedCalls.toSorted()).toEqual(known.toSorted());
    expect(summaryIn("sw", "GET /orders")).toBe("Oda za duka, mpya kwanza au kwa mpangilio uliochaguliwa");
    expect(summaryIn("en", "GET /orders")).toBeUndefined();
  });
});

it("the look of the widget has the keys of the contract", () => {
  const { properties = {} } = z.toJSONSchema(ThemeConfig);
  expect(Object.keys(developers.widget.theme).sort()).toEqual(Object.keys(properties).sort());
});
