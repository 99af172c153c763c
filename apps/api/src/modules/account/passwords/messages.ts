import type { Language } from "@mauzo/contract/shared";
import { mailGreeting } from "../../../jobs/safe-display-name.ts";

type Texts = { name: string; link: string };

const texts = {
  en: ({ name, link }: Texts) => ({
    subject: "Choose a new Mauzo password",
    text: `${mailGreeting("en", name)}

Somebody, most likely you, asked for a new password for your Mauzo account. Open this link within 30 minutes and choose one:

${link}

The link works once. If you did not ask, do nothing: your password stays as it is.

Mauzo`,
  }),
  sw: ({ name, link }: Texts) => ({
    subject: "Chagua nenosiri jipya la Mauzo",
    text: `${mailGreeting("sw", name)}

Mtu, bila shaka ni wewe, ameomba nenosiri jipya la akaunti yako ya Mauzo. Fungua kiungo hiki ndani ya dakika 30 uchague jipya:

${link}

Kiungo kinafanya kazi mara moja tu. Kama hukuomba, usifanye lolote: nenosiri lako linabaki vilevile.

Mauzo`,
  }),
};

/** The mail with a link to set a new password. */
export const resetMail = (language: Language, values: Texts) => texts[language](values);

const changed = {
  en: ({ name }: { name: string }) => ({
    subject: "Your Mauzo password was changed",
    text: `${mailGreeting("en", name)}

The password of your Mauzo account was changed just now, and other devices were signed out.

If this was not you, choose a new password at once: open the log-in page and choose "Forgot your password?".

Mauzo`,
  }),
  sw: ({ name }: { name: string }) => ({
    subject: "Nenosiri lako la Mauzo limebadilishwa",
    text: `${mailGreeting("sw", name)}

Nenosiri la akaunti yako ya Mauzo limebadilishwa sasa hivi, na vifaa vingine vimetolewa kwenye akaunti.

Kama si wewe, weka nenosiri jipya mara moja: fungua ukurasa wa kuingia, kisha chagua "Umesahau nenosiri?".

Mauzo`,
  }),
};

/** The mail that says that the password was changed. */
export const passwordChangedMail = (language: Language, values: { name: string }) => changed[language](values);
