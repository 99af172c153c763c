/** Shorter words are others when a letter is. */
const shortest = 6;

/**
 * Whether two normalised texts are the same but for one letter: left out, added, another one, or two that changed places.
 * Never the first one of a word, which in Swahili says who does something.
 */
export function isNear(one: string, other: string): boolean {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  if (short.length < shortest || long.length - short.length > 1) return false;
  if (/\d/.test(long + short)) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (at === 0 || long[at - 1] === " ") return false;
  const rest = (text: string, from: number) => text.slice(at + from);
  if (long.length > short.length) return rest(long, 1) === rest(short, 0);
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return rest(long, 1) === rest(short, 1) || (isSwapped && rest(long, 2) === rest(short, 2));
}
