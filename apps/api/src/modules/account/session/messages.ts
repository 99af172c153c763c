import type { Language } from "@mauzo/contract/shared";

type Texts = { subject: string; text: string };
type In<Values> = Record<Language, (values: Values) => Texts>;

const signUp: In<{ link: string }> = {
  en: ({ link }) => ({
    subject: "Open your Mauzo account",
    text: `Hello,

Somebody, most likely you, wants to open a Mauzo account with this e-mail. Open this link within 30 minutes and choose your password:

${link}

The link works once. If it was not you, do nothing: no account is opened.

Mauzo`,
  }),
  sw: ({ link }) => ({
    subject: "Fungua akaunti yako ya Mauzo",
    text: `Habari,

Mtu, bila shaka ni wewe, anataka kufungua akaunti ya Mauzo kwa barua pepe hii. Fungua kiungo hiki ndani ya dakika 30 uchague nenosiri lako:

${link}

Kiungo kinafanya kazi mara moja tu. Kama si wewe, usifanye lolote: hakuna akaunti itakayofunguliwa.

Mauzo`,
  }),
};

const taken: In<{ email: string; logIn: string; forgot: string }> = {
  en: ({ email, logIn, forgot }) => ({
    subject: "You already have a Mauzo account",
    text: `Hello,

Somebody, most likely you, wants to open a Mauzo account with ${email}. It already has one. Log in here:

${logIn}

If you no longer know the password, choose a new one here:

${forgot}

If it was not you, do nothing: your account stays as it is.

Mauzo`,
  }),
  sw: ({ email, logIn, forgot }) => ({
    subject: "Tayari una akaunti ya Mauzo",
    text: `Habari,

Mtu, bila shaka ni wewe, anataka kufungua akaunti ya Mauzo kwa ${email}. Tayari ina akaunti. Ingia hapa:

${logIn}

Kama umesahau nenosiri, chagua jipya hapa:

${forgot}

Kama si wewe, usifanye lolote: akaunti yako inabaki vilevile.

Mauzo`,
  }),
};

/** The mail with a link that opens an account. */
export const signUpMail = (language: Language, values: { link: string }) => signUp[language](values);
/** The mail to a person who wanted an account and already has one. */
export const accountExistsMail = (language: Language, values: { email: string; logIn: string; forgot: string }) =>
  taken[language](values);
