import { errorText } from "@mauzo/api-client/errors/error-text";
import { account } from "@mauzo/contract/account/account";
import { invites, SignUpWithInvite } from "@mauzo/contract/account/invites";
import { LogInCode, secondFactor } from "@mauzo/contract/account/second-factor";
import type { AccessToken } from "@mauzo/contract/account/session";
import { FinishSignUp, ForgotPassword, LogIn, ResetPassword, SignUp, signIn } from "@mauzo/contract/account/sign-in";
import { savedLanguage } from "../../../i18n/saved-language.ts";
import { api, publicApi } from "../../../lib/session/api.ts";
import { saveToken } from "../../../lib/session/token/token-cookie.ts";
import { type FieldName, type Mode, type Outcome, readTyped, refusal } from "./rules.ts";

/** Runs a call and maps its result to the outcome that every form here understands. */
async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return "done";
  } catch (error) {
    return refusal(error) ?? { words: errorText(error) };
  }
}

const typedIn = (form: FormData, ...names: FieldName[]) =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "")]));

/**
 * Validates what was typed and starts a session, in a new account or an existing one. Loaded separately from the page,
 * so that the page can render first.
 */
export async function submitCredentials(mode: Mode, form: FormData): Promise<Outcome> {
  if (mode === "log-in") {
    const { body, problems } = readTyped(LogIn, typedIn(form, "email", "password"));
    if (!body) return { problems };
    let asked = false;
    const outcome = await outcomeOf(async () => {
      const opened = await publicApi.call(signIn.logIn, { body });
      if ("second_factor" in opened) asked = true;
      else saveToken(opened);
    });
    return asked ? { secondFactor: true } : outcome;
  }
  const { body, problems } = readTyped(SignUp, typedIn(form, "name", "email", "password"));
  if (!body) return { problems };
  let mailed = false;
  const outcome = await outcomeOf(async () => {
    const signedUp = await publicApi.call(signIn.signUp, { body });
    if ("mailed" in signedUp) mailed = true;
    else await startSession(signedUp);
  });
  return mailed ? { mailed: true } : outcome;
}

/** Goes on with a log-in: the code of the app, or one of those that were kept for a lost phone. */
export async function submitCode(form: FormData): Promise<Outcome> {
  const typed = { ...typedIn(form, "code"), trust_device: form.get("trust_device") === "on" };
  const { body, problems } = readTyped(LogInCode, typed);
  if (!body) return { problems };
  return outcomeOf(async () => saveToken(await publicApi.call(secondFactor.logIn, { body })));
}

/** Saves the session of a new account, and sends it the language chosen on this device before. */
async function startSession(token: AccessToken) {
  saveToken(token);
  const language = savedLanguage();
  // If this fails, the choice is still saved on the device.
  if (language) await api.call(account.update, { body: { language } }).catch(() => undefined);
}

/** Opens the account behind a link from a mail with the password chosen now, and starts a session. */
export async function finishSignUp(token: string, form: FormData): Promise<Outcome> {
  const { body, problems } = readTyped(FinishSignUp, { ...typedIn(form, "password"), token });
  if (!body) return Object.keys(problems).length > 0 ? { problems } : { refused: "linkEnded" };
  return outcomeOf(async () => startSession(await publicApi.call(signIn.finishSignUp, { body })));
}

/** Requests the mail with the link. The response is the same for every address. */
export async function requestPasswordReset(form: FormData): Promise<Outcome> {
  const typed = { ...typedIn(form, "email"), language: savedLanguage() };
  const { body, problems } = readTyped(ForgotPassword, typed);
  if (!body) return { problems };
  return outcomeOf(() => publicApi.call(signIn.forgotPassword, { body }));
}

export async function setPassword(token: string, form: FormData): Promise<Outcome> {
  const { body, problems } = readTyped(ResetPassword, { ...typedIn(form, "password"), token });
  // A malformed token has no field of its own to show an error at.
  if (!body) return Object.keys(problems).length > 0 ? { problems } : { refused: "linkEnded" };
  return outcomeOf(() => publicApi.call(signIn.resetPassword, { body }));
}

export const confirmEmail = (token: string): Promise<Outcome> =>
  outcomeOf(() => publicApi.call(account.confirmEmail, { body: { token } }));

/** What an invite is for; undefined once it is no longer valid. */
export const inviteQuery = (token: string) => ({ ...publicApi.query(invites.preview, { query: { token } }), retry: 1 });

/** Creates an account for the invited address in the inviting shop, and starts a session. */
export async function acceptInviteAsNew(token: string, form: FormData): Promise<Outcome> {
  const typed = { ...typedIn(form, "name", "password"), token, language: savedLanguage() };
  const { body, problems } = readTyped(SignUpWithInvite, typed);
  if (!body) return Object.keys(problems).length > 0 ? { problems } : { refused: "linkEnded" };
  return outcomeOf(async () => saveToken(await publicApi.call(invites.signUp, { body })));
}

/** Joins with the account that is logged in. */
export const acceptInvite = (token: string) => api.call(invites.accept, { body: { token } });
