import { expect, it } from "vitest";
import { mayBeFor } from "./may-be-for.ts";

it.each([
  ["asha@duka.example", "a•••@duka.example", true],
  ["baraka@duka.example", "a•••@duka.example", false],
  ["asha@soko.example", "a•••@duka.example", false],
])("%s for %s: %s", (email, shown, answer) => {
  expect(mayBeFor(email, shown)).toBe(answer);
});
