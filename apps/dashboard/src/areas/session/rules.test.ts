import { expect, it } from "vitest";
import { readForm, serverProblems } from "./rules.ts";

function form(entries: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

it("reads a sign-up as the contract wants it", () => {
  const typed = form({ name: " Asha ", email: " Asha@Example.COM ", password: "karibu-mauzo" });
  expect(readForm("sign-up", typed)).toEqual({
    entry: { mode: "sign-up", body: { name: "Asha", email: "asha@example.com", password: "karibu-mauzo" } },
    problems: {},
  });
});

it("says for each field what is wrong with it", () => {
  expect(readForm("sign-up", form({ name: " ", email: "asha", password: "short" })).problems).toEqual({
    name: "nameMissing",
    email: "emailWrong",
    password: "passwordShort",
  });
  expect(
    readForm("sign-up", form({ name: "x".repeat(81), email: "a@b.co", password: "x".repeat(129) })).problems,
  ).toEqual({
    name: "tooLong",
    password: "tooLong",
  });
});

it("asks a person who logs in only for what is there", () => {
  expect(readForm("log-in", form({ email: "a@b.co", password: "short" })).problems).toEqual({});
  expect(readForm("log-in", form({ email: "a@b.co", password: "" })).problems).toEqual({ password: "passwordMissing" });
});

it("says in the form's words what the server says", () => {
  const said = (path: string, type: string) => serverProblems("sign-up", [{ path: [path], type, text: "No" }]);
  expect(said("password", "too_small")).toEqual({ password: "passwordShort" });
  expect(said("email", "value_error")).toEqual({});
});
