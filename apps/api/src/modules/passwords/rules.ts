import { dictionary } from "@zxcvbn-ts/language-common";

/** Words of this house and of everyday Swahili that lists made elsewhere do not have. */
const ours = [
  ..."mauzo dukani dukalangu biashara karibu karibusana nakupenda mpenzi tanzania zanzibar daressalaam kariakoo".split(
    " ",
  ),
  ..."mwanza arusha dodoma kilimanjaro serengeti hakunamatata jamboafrika mungu munguwangu mungumwema simbasc".split(
    " ",
  ),
  ..."youngafricans yangasc familiayangu mamayangu babayangu nenosiri nenolasiri abcdefgh".split(" "),
];
const common = new Set([...dictionary["passwords-common"], ...ours]);

/** Whether it is among the passwords everybody tries first, spelled this way or with digits or signs put behind. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const word = lower.replace(/[^\p{L}]+$/u, "");
  return common.has(lower) || ours.includes(word) || /^(.)\1*$/u.test(lower);
}
