/**
 * Whether this may be a complete phone number, written as people write them: with spaces, hyphens or slashes, or pasted with
 * marks that nobody sees. The server has the final say.
 */
export function isPhoneLike(text: string): boolean {
  const plain = text.normalize("NFKC").replace(/[\p{Cf}\s().\p{Pd}/]/gu, "");
  return /^\+?\d{9,15}$/.test(plain);
}
