import { expect, it } from "vitest";
import { offsetOf, passwordProblems, readEmail, refusedPassword } from "./rules.ts";

it("says how far a zone is from Greenwich", () => {
  const november = new Date("2026-11-21T09:00:00Z");
  expect(offsetOf("Africa/Dar_es_Salaam", november)).toBe("GMT+3");
  expect(offsetOf("Europe/Paris", new Date("2026-07-01T09:00:00Z"))).toBe("GMT+2");
  expect(offsetOf("Mwezini", november)).toBeUndefined();
});

it("takes a new e-mail, and not the one there is in another spelling", () => {
  expect(readEmail(" Asha@Soko.example ", "asha@duka.example")).toEqual({ email: "asha@soko.example" });
  expect(readEmail("ASHA@duka.example", "asha@duka.example")).toEqual({ problem: "same" });
  expect(readEmail("asha", "asha@duka.example")).toEqual({ problem: "emailWrong" });
});

it("tells both passwords what is wrong with them", () => {
  expect(passwordProblems("", "")).toEqual({ current: "passwordMissing", password: "passwordMissing" });
  expect(passwordProblems("siri", "fupi")).toEqual({ password: "passwordShort" });
  expect(passwordProblems("siri", "x".repeat(129))).toEqual({ password: "tooLong" });
  expect(passwordProblems("siri", "kanga mbili")).toEqual({});
});

it("says in the form's words what the server says", () => {
  const said = (field: string, type: string) => refusedPassword([{ path: [field], type, text: "No" }]);
  expect(said("current_password", "value_error")).toEqual({ current: "currentWrong" });
  expect(said("password", "value_error")).toEqual({ password: "passwordCommon" });
  expect(said("password", "too_small")).toEqual({ password: "passwordShort" });
});
