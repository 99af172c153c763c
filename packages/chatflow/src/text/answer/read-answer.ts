import type { AskKind } from "@mauzo/contract/conversations/chatflow";
import { valueMax } from "../../chat-state.ts";
import { parseQuantity } from "../parse-quantity.ts";
import { readDate } from "./read-date.ts";

/** A telephone number as people of Tanzania type it, in international form; of other countries with + or 00. */
function readPhone(text: string): string | undefined {
  const typed = text
    .normalize("NFKC")
    .trim()
    .replace(/^00/, "+")
    .replace(/[\s().-]/g, "");
  if (/^\+[1-9]\d{7,14}$/.test(typed)) return /^\+255/.test(typed) && typed.length !== 13 ? undefined : typed;
  const national = /^(?:0|255)?([267]\d{8})$/.exec(typed)?.[1];
  return national && `+255${national}`;
}

function readNumber(text: string): string | undefined {
  const typed = text.normalize("NFKC").trim().replace(/\s/g, "");
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^[+-]?\d+(?:\.\d+)?$/.test(typed)) {
    const value = Number(typed.replaceAll(",", ""));
    return Math.abs(value) <= 1e12 ? String(value) : undefined;
  }
  const said = parseQuantity(text);
  return said?.kind === "whole" && said.quantity <= 1e12 ? String(said.quantity) : undefined;
}

/**
 * What a customer wrote, as the value that a question asks for; undefined if it does not fit.
 * @param today for "tomorrow"; without it only a whole date is one.
 */
export function readAnswer(expects: Exclude<AskKind, "choice">, text: string, today?: string): string | undefined {
  const line = text.replace(/\s+/g, " ").trim();
  switch (expects) {
    case "text":
      return /[\p{L}\p{N}]/u.test(line) ? line.slice(0, valueMax).toWellFormed() : undefined;
    case "number":
      return readNumber(line);
    case "phone":
      return readPhone(line);
    case "email":
      return line.length <= valueMax && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(line) ? line.toLowerCase() : undefined;
    case "date":
      return readDate(line, today);
  }
}
