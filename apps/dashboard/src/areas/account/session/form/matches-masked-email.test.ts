import { expect, it } from "vitest";
import { matchesMaskedEmail } from "./matches-masked-email.ts";

it.each([
  ["asha@duka.example", "a•••@duka.example", true],
  ["baraka@duka.example", "a•••@duka.example", false],
  ["asha@soko.example", "a•••@duka.example", false],
])("%s for %s: %s", (email, shown, answer) => {
  expect(matchesMaskedEmail(email, shown)).toBe(answer);
});
