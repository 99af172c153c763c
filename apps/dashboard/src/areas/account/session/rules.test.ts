import { LogIn, SignUp } from "@mauzo/contract/account/sign-in";
import type { ErrorCode } from "@mauzo/contract/errors";
import { expect, it } from "vitest";
import { readTyped, serverProblems } from "./rules.ts";

it("reads a sign-up as the contract wants it", () => {
  const typed = { name: " Asha ", email: " Asha@Example.COM ", password: "karibu-mauzo" };
  expect(readTyped(SignUp, typed)).toEqual({
    body: { name: "Asha", email: "asha@example.com", password: "karibu-mauzo" },
    problems: {},
  });
});

it("says for each field what is wrong with it", () => {
  expect(readTyped(SignUp, { name: " ", email: "asha", password: "short" }).problems).toEqual({
    name: "nameMissing",
    email: "emailWrong",
    password: "passwordShort",
  });
  expect(readTyped(SignUp, { name: "x".repeat(81), email: "a@b.co", password: "x".repeat(129) }).problems).toEqual({
    name: "tooLong",
    password: "tooLong",
  });
});

it("takes no web address for a name", () => {
  const typed = { name: "You won! http://evil.example/win", email: "a@b.co", password: "karibu-mauzo" };
  expect(readTyped(SignUp, typed).problems).toEqual({ name: "nameAddress" });
  expect(serverProblems([{ path: ["name"], type: "custom", code: "name_with_link", text: "No" }])).toEqual({
    name: "nameAddress",
  });
});

it("asks a person who logs in only for what is there", () => {
  expect(readTyped(LogIn, { email: "a@b.co", password: "short" }).problems).toEqual({});
  expect(readTyped(LogIn, { email: "a@b.co", password: "" }).problems).toEqual({ password: "passwordMissing" });
});

it("says in the form's words what the server says", () => {
  const said = (path: string, type: string, code?: ErrorCode) =>
    serverProblems([{ path: [path], type, code, text: "No" }]);
  expect(said("password", "too_small")).toEqual({ password: "passwordShort" });
  expect(said("password", "value_error", "password_common")).toEqual({ password: "passwordCommon" });
  expect(said("email", "value_error", "email_unchanged")).toEqual({});
});
