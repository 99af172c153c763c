import { createHash, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";

/** Somebody who runs Mauzo, and the key that lets them in. */
export type Operator = { name: string; key: string };

/** Their setting: names and keys. */
export const OperatorKeys = z
  .string()
  .check(
    z.regex(
      /^[\w.-]{1,40}:[\w-]{43}(,[\w.-]{1,40}:[\w-]{43})*$/,
      "must be a name, a colon and 43 letters, digits, _ and -; several with commas between them",
    ),
  );

export const operatorsFrom = (text = ""): Operator[] =>
  text.split(",").flatMap((part) => {
    const [name, key] = part.split(":");
    return name && key ? [{ name, key }] : [];
  });

const digest = (text: string) => createHash("sha256").update(text).digest();
/** The operator whose key this is; each key is compared, in a time that says nothing of it. */
export const operatorOf = (operators: readonly Operator[], token: string): string | undefined =>
  operators.filter(({ key }) => timingSafeEqual(digest(key), digest(token)))[0]?.name;
