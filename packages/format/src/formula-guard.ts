/** What a spreadsheet may take for a formula, whatever stands before it that we put there ourselves. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet calculates. */
export const guardCell = (text: string) => (formula.test(text) ? `'${text}` : text);
/** The cell as it was before `guardCell`. */
export const unguardCell = (text: string) =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
