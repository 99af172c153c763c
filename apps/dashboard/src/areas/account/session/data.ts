import { errorText } from "@mauzo/api-client/error-text";
import { account } from "@mauzo/contract/account/account";
import { AcceptInviteNew, invites } from "@mauzo/contract/account/invites";
import {
  type AccessToken,
  FinishSignUp,
  ForgotPassword,
  LogIn,
  ResetPassword,
  SignUp,
  session,
} from "@mauzo/contract/account/session";
import { savedLanguage } from "../../../i18n/saved-language.ts";
import { api, openApi } from "../../../lib/session/api.ts";
import { keepToken } from "../../../lib/session/token-cookie.ts";
import { type FieldName, type Mode, type Outcome, readTyped, refusal } from "./rules.ts";

/** What came of a call, in a shape every form here can tell. */
async function outcomeOf(about: Parameters<typeof refusal>[0], work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return "done";
  } catch (error) {
    return refusal(about, error) ?? { words: errorText(error) };
  }
}

const typedIn = (form: FormData, ...names: FieldName[]) =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "")]));

/** Checks what was typed and starts a session, in a new account or an old one. Fetched apart from the page, which has to be there first. */
export async function submitEntry(mode: Mode, form: FormData): Promise<Outcome> {
  if (mode === "log-in") {
    const { body, problems } = readTyped(LogIn, typedIn(form, "email", "password"));
    if (!body) return { problems };
    return outcomeOf(mode, async () => keepToken(await openApi.call(session.logIn, { body })));
  }
  const { body, problems } = readTyped(SignUp, typedIn(form, "name", "email", "password"));
  if (!body) return { problems };
  let mailed = false;
  const outcome = await outcomeOf(mode, async () => {
    const signedUp = await openApi.call(session.signUp, { body });
    if ("mailed" in signedUp) mailed = true;
    else await enter(signedUp);
  });
  return mailed ? { mailed: true } : outcome;
}

/** Keeps the session of a new account, and tells it what was chosen on this device before it was there. */
async function enter(token: AccessToken) {
  keepToken(token);
  const language = savedLanguage();
  // If it fails, the device still knows.
  if (language) await api.call(account.update, { body: { language } }).catch(() => undefined);
}

/** Opens the account of a link from a mail, with the password chosen now, and starts a session. */
export async function finishSignUp(token: string, form: FormData): Promise<Outcome> {
  const { body, problems } = readTyped(FinishSignUp, { ...typedIn(form, "password"), token });
  if (!body) return Object.keys(problems).length > 0 ? { problems } : { refused: "linkEnded" };
  return outcomeOf("join", async () => enter(await openApi.call(session.finishSignUp, { body })));
}

/** Asks for the mail with the link. The answer is the same for every address. */
export async function askForLink(form: FormData): Promise<Outcome> {
  const typed = { ...typedIn(form, "email"), language: savedLanguage() };
  const { body, problems } = readTyped(ForgotPassword, typed);
  if (!body) return { problems };
  return outcomeOf("link", () => openApi.call(session.forgotPassword, { body }));
}

export async function setPassword(token: string, form: FormData): Promise<Outcome> {
  const { body, problems } = readTyped(ResetPassword, { ...typedIn(form, "password"), token });
  // A token that cannot be one has no field to be told at.
  if (!body) return Object.keys(problems).length > 0 ? { problems } : { refused: "linkEnded" };
  return outcomeOf("link", () => openApi.call(session.resetPassword, { body }));
}

export const confirmEmail = (token: string): Promise<Outcome> =>
  outcomeOf("link", () => openApi.call(account.confirmEmail, { body: { token } }));

/** What an invite is for; undefined when it no longer invites. */
export const inviteQuery = (token: string) => ({ ...openApi.query(invites.look, { query: { token } }), retry: 1 });

/** Makes an account for the invited address, in the shop that invites, and starts a session. */
export async function joinAnew(token: string, form: FormData): Promise<Outcome> {
  const typed = { ...typedIn(form, "name", "password"), token, language: savedLanguage() };
  const { body, problems } = readTyped(AcceptInviteNew, typed);
  if (!body) return Object.keys(problems).length > 0 ? { problems } : { refused: "linkEnded" };
  return outcomeOf("join", async () => keepToken(await openApi.call(invites.acceptNew, { body })));
}

/** Joins with the account that is signed in. */
export const join = (token: string) => api.call(invites.accept, { body: { token } });
