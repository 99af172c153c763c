import ky, { type HTTPError } from "ky";
import { expect, it } from "vitest";
import { errorText } from "./error-text.ts";

async function failWith(body: unknown, status = 422): Promise<HTTPError | Error> {
  const answer = typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status });
  try {
    await ky.get("http://127.0.0.1/x", { fetch: async () => answer, retry: 0 });
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("the call should have failed");
}

it.each([
  [{ detail: [{ type: "missing", msg: "Name is required" }, { msg: "Other" }] }, "Name is required"],
  [{ detail: [{ type: "missing" }] }, "missing"],
  [{ message: { error: { message: "Deep" } }, detail: "Shallow" }, "Deep"],
  [{ message: "Plain" }, "Plain"],
  [{ detail: "One sentence" }, "One sentence"],
  [{ code: 7 }, '{"code":7}'],
  ["Just text", "Just text"],
  [{ detail: "500: Internal Server Error at x" }, "Something Went Wrong"],
])("reads %j", async (body, text) => {
  expect(errorText(await failWith(body))).toBe(text);
});

it("falls back on the error's own message", () => {
  expect(errorText(new TypeError("Failed to fetch"))).toBe("Failed to fetch");
});
