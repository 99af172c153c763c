import { afterAll, beforeAll, expect, it } from "vitest";
import { type Stack, startStack } from "../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const hosts = (text: string) => [...text.matchAll(/\b(?:https?:)?\/\/[\w.-]+/g)].map(([host]) => host);

it("asks nobody but ourselves, and lets nothing run that this answer did not name", async () => {
  const { status, headers, body } = await stack.call("GET", "/docs");
  const html = String(body);
  expect(status).toBe(200);
  expect(hosts(html)).toEqual([]);
  const policy = headers.get("content-security-policy") ?? "";
  const nonce = /script-src 'nonce-([^']{20,})'/.exec(policy)?.[1] ?? "none";
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/unsafe|\*|https?:|strict-dynamic/);
  for (const [tag] of html.matchAll(/<(?:script|style)\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
  expect(html).not.toMatch(/ on\w+=| style=/);
  const again = await stack.call("GET", "/docs");
  expect(again.headers.get("content-security-policy")).not.toBe(policy);
});

it("brings its own program, and what it shows", async () => {
  const program = await stack.call("GET", "/docs/scalar.js");
  expect(program).toMatchObject({ status: 200 });
  expect(program.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(String(program.body).length).toBeGreaterThan(1_000_000);
  const { body } = await stack.call("GET", "/openapi.json");
  const text = JSON.stringify(body);
  for (const group of ["Signing in", "Orders", "Products", "Cart", "Chat", "Public shops"])
    expect(text).toContain(`"tags":["${group}"]`);
  const content = (codes: string[]) => ({
    "application/json": { schema: { allOf: [{}, { properties: { code: { enum: codes } } }] } },
  });
  expect(body).toMatchObject({
    paths: {
      "/sets/{id}": {
        put: {
          responses: {
            404: { description: "- `not_found`: Not found", content: content(["not_found"]) },
            409: { content: content(["set_archived", "set_changed"]) },
          },
        },
      },
    },
  });
});
