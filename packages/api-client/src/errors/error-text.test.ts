import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import ky, { type HTTPError } from "ky";
import { expect, it } from "vitest";
import { errorText, serverErrorText } from "./error-text.ts";

const url = "http://127.0.0.1/x";
const api = mockApi("http://127.0.0.1/api");

async function failWith(body: unknown, status = 422): Promise<HTTPError | Error> {
  api.answerUrl(url, typeof body === "string" ? () => new Response(body, { status }) : json(status, body));
  try {
    await ky.get(url, { retry: 0 });
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("the call should have failed");
}

const own = "Request failed with status code 422: GET http://127.0.0.1/x";

/** Section 8 of the specification, case by case: the response body and the text that is shown. */
it.each<[string, unknown, string]>([
  [
    "a list: the first entry's msg",
    { detail: [{ type: "missing", msg: "Name is required" }, { msg: "B" }] },
    "Name is required",
  ],
  ["a list without msg: its type", { detail: [{ type: "missing" }] }, "missing"],
  ["a list with an empty msg: its type", { detail: [{ type: "missing", msg: "" }] }, "missing"],
  ["a list before message", { detail: [{ msg: "From the list" }], message: "Plain" }, "From the list"],
  ["a list with nothing to say: the error's own message", { detail: [] }, own],
  ["message.error.message first", { message: { error: { message: "Deep" } }, detail: "Shallow" }, "Deep"],
  ["then message", { message: "Plain", detail: "Shallow" }, "Plain"],
  ["then detail", { detail: "One sentence" }, "One sentence"],
  ["an empty message is none", { message: "", detail: "One sentence" }, "One sentence"],
  ["a message of another shape is none", { message: { code: 7 }, detail: "One sentence" }, "One sentence"],
  ["then the whole body", { code: 7 }, '{"code":7}'],
  ["a body that is text", "Just text", "Just text"],
  ["a page of what stands between", "<html><body>Bad gateway</body></html>", serverErrorText],
  ["an object without a word", {}, serverErrorText],
  ["no body: the error's own message", "", own],
  ["the server's marker in detail", { detail: "500: Internal Server Error at x" }, serverErrorText],
  ["the server's marker in a list", { detail: [{ msg: "Internal Server Error" }] }, serverErrorText],
  ["the server's marker in text", "<h1>Internal Server Error</h1>", serverErrorText],
])("%s", async (_, body, text) => {
  expect(errorText(await failWith(body))).toBe(text);
});

it.each<[string, unknown, string]>([
  ["an error without an answer: its own message", new TypeError("Failed to fetch"), "Failed to fetch"],
  ["something thrown that is no error", "stopped", "stopped"],
  ["the server's marker in the error itself", new Error("Internal Server Error"), serverErrorText],
])("%s", (_, error, text) => {
  expect(errorText(error)).toBe(text);
});
