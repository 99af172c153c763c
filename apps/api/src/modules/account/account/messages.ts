import type { Language } from "@mauzo/contract/shared";
import { mailGreeting } from "../../../jobs/safe-display-name.ts";

type Texts = { subject: string; text: string };
type In<Values> = Record<Language, (values: Values) => Texts>;

const link: In<{ name: string; link: string }> = {
  en: ({ name, link }) => ({
    subject: "Confirm your new e-mail for Mauzo",
    text: `${mailGreeting("en", name)}

You asked to use this e-mail for your Mauzo account. Open this link within 30 minutes to confirm it:

${link}

The link works once. If you did not ask, do nothing.

Mauzo`,
  }),
  sw: ({ name, link }) => ({
    subject: "Thibitisha barua pepe yako mpya ya Mauzo",
    text: `${mailGreeting("sw", name)}

Umeomba kutumia barua pepe hii kwenye akaunti yako ya Mauzo. Fungua kiungo hiki ndani ya dakika 30 kuithibitisha:

${link}

Kiungo kinafanya kazi mara moja tu. Kama hukuomba, usifanye lolote.

Mauzo`,
  }),
};

const notice: In<{ name: string; email: string }> = {
  en: ({ name, email }) => ({
    subject: "Your Mauzo e-mail is about to change",
    text: `${mailGreeting("en", name)}

Somebody signed in to your Mauzo account asked to change its e-mail to ${email}. It changes when the link sent there is opened.

If this was not you, change your password now: that also ends the link.

Mauzo`,
  }),
  sw: ({ name, email }) => ({
    subject: "Barua pepe yako ya Mauzo inakaribia kubadilika",
    text: `${mailGreeting("sw", name)}

Mtu aliyeingia kwenye akaunti yako ya Mauzo ameomba barua pepe yake iwe ${email}. Itabadilika kiungo kilichotumwa huko kikifunguliwa.

Kama si wewe, badilisha nenosiri lako sasa: kiungo hicho pia kitaacha kufanya kazi.

Mauzo`,
  }),
};

const taken: In<{ email: string }> = {
  en: ({ email }) => ({
    subject: "This e-mail already has a Mauzo account",
    text: `Hello,

Somebody asked to use ${email} for another Mauzo account. It already has an account, so nothing changed. If it was you, log in with this e-mail, or use another one.

Mauzo`,
  }),
  sw: ({ email }) => ({
    subject: "Barua pepe hii tayari ina akaunti ya Mauzo",
    text: `Habari,

Mtu ameomba kutumia ${email} kwenye akaunti nyingine ya Mauzo. Tayari ina akaunti, kwa hiyo hakuna kilichobadilika. Kama ni wewe, ingia kwa barua pepe hii, au tumia nyingine.

Mauzo`,
  }),
};

export const confirmNewEmailMail = (language: Language, values: { name: string; link: string }) =>
  link[language](values);
export const emailChangeNotice = (language: Language, values: { name: string; email: string }) =>
  notice[language](values);
export const emailTakenMail = (language: Language, values: { email: string }) => taken[language](values);
