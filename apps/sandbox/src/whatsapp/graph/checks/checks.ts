import { isObject, type Json, listOf, textOf } from "../../json.ts";
import { GraphError } from "../graph-error.ts";

/** A parameter that does not fit the request's form. */
export const badParameter = (words: string) => new GraphError(100, words, { message: `(#100) ${words}` });
/** A value that the message's kind does not allow. */
export const badValue = (words: string) => new GraphError(131009, words);
export const missing = (words: string) => new GraphError(131008, words);

export function requiredObject(parent: Json, name: string, where = name): Json {
  const value = parent[name];
  if (value === undefined) throw missing(`Parameter '${where}' is required.`);
  if (!isObject(value)) throw badParameter(`Param ${where} must be a JSON object.`);
  return value;
}

export function requiredList(parent: Json, name: string, where: string): unknown[] {
  if (!Array.isArray(parent[name])) throw missing(`Parameter '${where}' is required.`);
  return listOf(parent[name]);
}

export function requiredText(parent: Json, name: string, where: string, most: number): string {
  const text = textOf(parent[name]);
  if (text === undefined || text.trim() === "") throw missing(`Parameter '${where}' is required.`);
  return within(text, where, most);
}

export function optionalText(parent: Json, name: string, where: string, most: number): string | undefined {
  if (parent[name] === undefined) return undefined;
  const text = textOf(parent[name]);
  if (text === undefined) throw badParameter(`Param ${where} must be a string.`);
  return within(text, where, most);
}

function within(text: string, where: string, most: number): string {
  if (text.length > most) throw badParameter(`Param ${where} must be at most ${most} characters long.`);
  return text;
}

export function requireUnique(values: string[], where: string): void {
  if (new Set(values).size < values.length) throw badValue(`Duplicated ${where}.`);
}

export function requireAddress(text: string | undefined, where: string): URL {
  if (text === undefined || !URL.canParse(text)) throw badParameter(`Param ${where} is not a valid URI.`);
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) throw badParameter(`Param ${where} is not a valid URI.`);
  return url;
}
