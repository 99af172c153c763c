import { isNear } from "@mauzo/chatflow/text/alike/is-near";
import { sentenceKey } from "@mauzo/chatflow/text/alike/sentence-key";
import { type UnmatchedSentence, unmatchedMost } from "@mauzo/contract/conversations/flow-unmatched";

const longest = 200;
/** What is looked at: what is masked becomes shorter, and no message costs more than this. */
const read = 4 * longest;

/** A sentence without anybody's number, address of mail or page, or name on a network, and its words as keywords are compared; undefined without words. */
export function unmatchedOf(text: string): { sentence: string; spelling: string } | undefined {
  const sentence = text
    .slice(0, read)
    .replace(/(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*/gi, "@")
    .replace(/[^\s@<>]*@[^\s@<>]+/g, "@")
    .replace(/\+?\p{N}(?:[\p{N}\s().,/-]*\p{N})?/gu, "#")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longest)
    .toWellFormed();
  // A number is one wherever it stands, so that "# kilo" and "kilo" are not the same.
  const spelling = sentenceKey(sentence.replaceAll("#", " 0 ")).slice(0, longest).trim();
  return /\p{L}/u.test(spelling) ? { sentence, spelling } : undefined;
}

export type SpelledRow = Omit<UnmatchedSentence, "spellings"> & { spelling: string; isDismissed: boolean };

/**
 * Puts together what is the same but for a slip of the pen, under the way it is written most often. What was dismissed in
 * one spelling is dismissed in all.
 * @param rows the most frequent first
 */
export function groupsOf(rows: readonly SpelledRow[]): UnmatchedSentence[] {
  const groups: (UnmatchedSentence & { isDismissed: boolean })[] = [];
  for (const { spelling, ...row } of rows) {
    const like = groups.find(
      ({ spellings: [most = "", ...others] }) => isNear(most, spelling) && others.length < unmatchedMost.spellings - 1,
    );
    if (!like) {
      groups.push({ ...row, spellings: [spelling] });
      continue;
    }
    like.spellings.push(spelling);
    like.count += row.count;
    like.isDismissed ||= row.isDismissed;
    if (row.last_at > like.last_at) like.last_at = row.last_at;
  }
  return groups
    .filter(({ isDismissed }) => !isDismissed)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, unmatchedMost.sentences)
    .map(({ isDismissed, ...group }) => group);
}
