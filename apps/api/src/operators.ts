import { Email } from "@mauzo/contract/account/sign-in";
import * as z from "zod/mini";

const partsOf = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** The setting of those who run Mauzo: the e-mail addresses of their accounts. */
export const Operators = z
  .string()
  .check(
    z.refine(
      (text) => partsOf(text).every((part) => Email.safeParse(part).success),
      "must be e-mail addresses, several with commas between them",
    ),
  );

/** The addresses as accounts have them. */
export const operatorsFrom = (text = ""): string[] => partsOf(text).map((part) => Email.parse(part));
