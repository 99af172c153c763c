import { languageNames, languages } from "../i18n/language.ts";

/** The languages as the options of a select, each in its own language. */
export const LanguageOptions = () =>
  languages.map((value) => (
    <option key={value} value={value} lang={value}>
      {languageNames[value]}
    </option>
  ));
