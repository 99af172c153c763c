import type { Language } from "@mauzo/contract/shared";
import { mailGreeting } from "../../../jobs/safe-display-name.ts";

type Texts = { name: string; isOn: boolean };

const texts = {
  en: ({ name, isOn }: Texts) => ({
    subject: isOn ? "Two-step log-in is on" : "Two-step log-in is off",
    text: `${mailGreeting("en", name)}

${
  isOn
    ? "From now on your Mauzo account asks for a code of your app beside the password."
    : "From now on your Mauzo account is opened by the password alone."
}

If this was not you, choose a new password at once: open the log-in page and choose "Forgot your password?".

Mauzo`,
  }),
  sw: ({ name, isOn }: Texts) => ({
    subject: isOn ? "Kuingia kwa hatua mbili kumewashwa" : "Kuingia kwa hatua mbili kumezimwa",
    text: `${mailGreeting("sw", name)}

${
  isOn
    ? "Kuanzia sasa akaunti yako ya Mauzo itakuomba namba ya programu yako pamoja na nenosiri."
    : "Kuanzia sasa akaunti yako ya Mauzo inafunguliwa kwa nenosiri peke yake."
}

Kama si wewe, weka nenosiri jipya mara moja: fungua ukurasa wa kuingia, kisha chagua "Umesahau nenosiri?".

Mauzo`,
  }),
};

/** The mail that says that the second factor was turned on or off. */
export const secondFactorMail = (language: Language, values: Texts) => texts[language](values);
