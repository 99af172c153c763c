const quotes = new Set(['"', "'"]);
const beforeRegex = /(?:^|[(,=:[!&|?{};+*%~^]|=>|\b(?:return|typeof|case|in|of|await|yield|throw))\s*$/;

/** The end of a one-line string, or undefined for a single quote such as an apostrophe in JSX text. */
function stringEnd(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length && text[at] !== "\n"; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === text[start]) return at;
  }
  return undefined;
}

function regexEnd(text: string, start: number): number | undefined {
  let inClass = false;
  for (let at = start + 1; at < text.length && text[at] !== "\n"; at++) {
    const char = text[at];
    if (char === "\\") at++;
    else if (char === "[") inClass = true;
    else if (char === "]") inClass = false;
    else if (char === "/" && !inClass) return at;
  }
  return undefined;
}

/** The end of a template's text: its closing backtick, or the `{` of an expression. */
function templateEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "`" || (text[at] === "$" && text[at + 1] === "{")) return at;
  }
  return text.length;
}

const blank = (text: string) => text.replace(/[^\n]/g, " ");

/**
 * Replaces comments and the insides of strings, templates and regular expressions with spaces, so that every character
 * keeps its position and no law matches words in them.
 */
export function maskCode(text: string): string {
  let out = "";
  const copyTo = (end: number) => {
    out += text.slice(out.length, end);
  };
  const blankTo = (end: number) => {
    out += blank(text.slice(out.length, end));
  };
  /** For each open template: the number of open braces in its expression. */
  const templates: number[] = [];
  const inTemplate = (start: number) => {
    const end = templateEnd(text, start);
    blankTo(end);
    if (text[end] === "$") {
      templates.push(0);
      copyTo(end + 2);
    } else copyTo(end + 1);
  };

  while (out.length < text.length) {
    const at = out.length;
    const char = text[at] ?? "";
    const open = templates.length - 1;
    if (char === "/" && text[at + 1] === "/" && text[at - 1] !== ":") {
      const end = text.indexOf("\n", at);
      blankTo(end < 0 ? text.length : end);
    } else if (char === "/" && text[at + 1] === "*") {
      const end = text.indexOf("*/", at + 2);
      blankTo(end < 0 ? text.length : end + 2);
    } else if (char === "`") {
      copyTo(at + 1);
      inTemplate(at + 1);
    } else if (char === "}" && templates[open] === 0) {
      templates.pop();
      copyTo(at + 1);
      inTemplate(at + 1);
    } else {
      if (open >= 0 && char === "{") templates[open] = (templates[open] ?? 0) + 1;
      if (open >= 0 && char === "}") templates[open] = (templates[open] ?? 0) - 1;
      const isString = quotes.has(char) && !/\w/.test(text[at - 1] ?? "");
      const isRegex = char === "/" && beforeRegex.test(out.slice(-40));
      const end = isString ? stringEnd(text, at) : isRegex ? regexEnd(text, at) : undefined;
      copyTo(at + 1);
      if (end !== undefined) {
        blankTo(end);
        copyTo(end + 1);
      }
    }
  }
  return out;
}
