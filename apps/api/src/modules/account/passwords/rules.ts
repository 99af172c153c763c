import { dictionary } from "@zxcvbn-ts/language-common";

/** Words of this house and of everyday Swahili that lists made elsewhere do not have. */
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

/** Shorter ones stand for nothing: many a good password begins with one. */
const wordLength = 4;

/** Whether it is among the passwords everybody tries first, in any case, with or without digits or signs put behind. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const word = lower.replace(/[^\p{L}]+$/u, "");
  return common.has(lower) || (word.length >= wordLength && common.has(word)) || /^(.)\1*$/u.test(lower);
}
