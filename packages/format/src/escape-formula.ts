/** Text that a spreadsheet may take for a formula, also after apostrophes that we put in front ourselves. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Escapes a cell so that no spreadsheet evaluates it as a formula. */
export const escapeFormula = (text: string) => (formula.test(text) ? `'${text}` : text);
/** Reverses `escapeFormula`. */
export const unescapeFormula = (text: string) =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
