/** A password's strength depends on its length, and on not being a run of one or a few characters. */
export type Strength = "short" | "weak" | "fair" | "good" | "strong";

const runs = ["abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm", "01234567890"];

function isRun(text: string): boolean {
  const plain = text.toLowerCase();
  const back = [...plain].reverse().join("");
  return runs.some((run) => run.includes(plain) || run.includes(back));
}

/** The strength of a password, in one of five words. The server refuses common passwords of any length. */
export function strengthOf(password: string): Strength {
  const characters = [...password.normalize("NFC")];
  if (password.length < 8) return "short";
  const different = new Set(characters.map((character) => character.toLowerCase())).size;
  if (different < 5 || isRun(password) || /^\d+$/.test(password)) return "weak";
  if (characters.length < 11) return "fair";
  return characters.length < 15 ? "good" : "strong";
}
