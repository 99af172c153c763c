import { dictionary } from "@zxcvbn-ts/language-common";

/** Words from Mauzo and everyday Swahili that are missing in lists made elsewhere. */
const ours = [
  ..."mauzo duka dukani dukalangu biashara karibu karibusana nakupenda mpenzi tanzania zanzibar daressalaam kariakoo".split(
    " ",
  ),
  ..."mwanza arusha dodoma kilimanjaro serengeti hakunamatata jamboafrika mungu munguwangu mungumwema simbasc".split(
    " ",
  ),
  ..."youngafricans yangasc familiayangu mamayangu babayangu nenosiri nenolasiri abcdefgh".split(" "),
];
const common = new Set([...dictionary["passwords-common"], ...ours]);

/** Shorter words prove nothing: many good passwords begin with one. */
const wordLength = 4;

/** Whether a password is among those everybody tries first, in any case, with or without digits or signs at the end. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const word = lower.replace(/[^\p{L}]+$/u, "");
  return common.has(lower) || (word.length >= wordLength && common.has(word)) || /^(.)\1*$/u.test(lower);
}
