import type { Context } from "hono";
import { cut } from "../cut.ts";
import type { Callbacks } from "../payments/callbacks.ts";
import type { SmsAccount, SmsAccounts } from "./accounts.ts";
import type { Asked, Sms, SmsBook } from "./book.ts";
import type { Reason } from "./switches.ts";

export type SmsDeps = { book: SmsBook; accounts: SmsAccounts; callbacks: Callbacks };

/** User and password of a header; an empty text where there is none. */
export function basicOf(c: Context): { user: string; secret: string } {
  const [, sealed = ""] = /^Basic (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
  const [user = "", ...rest] = Buffer.from(sealed, "base64").toString().split(":");
  return { user, secret: rest.join(":") };
}

/** The account, if the secret is right and nobody has switched it off. */
export function enter(
  { book, accounts }: SmsDeps,
  provider: SmsAccount["provider"],
  { user, secret }: { user: string; secret: string },
): SmsAccount | undefined {
  const account = accounts.find(provider, user);
  const { refuse } = book.switchesOf(user);
  const isOff = refuse?.reason === "credentials" && refuse.times > 0;
  return account?.secret === secret && !isOff ? account : undefined;
}

type Answers = { accepted: (sms: Sms) => Response; refused: (reason: Reason) => Response };

/** What is answered to a message, or nothing at all; when it was taken, even a slow answer says so. */
export async function answerSms(
  { book }: SmsDeps,
  c: Context,
  [account, asked]: [SmsAccount, Asked],
  answers: Answers,
): Promise<Response> {
  const taken = book.take(account, asked);
  await book.clock.wait(book.switchesOf(account.user).slow_ms);
  if ("refused" in taken) return answers.refused(taken.refused);
  return taken.losesAnswer ? cut(c) : answers.accepted(taken.sms);
}
