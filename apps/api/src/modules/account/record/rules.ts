import type { RecordEntry } from "@mauzo/contract/account/record";
import type { Language } from "@mauzo/contract/shared";
import { words } from "./messages.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const toldOf = (told: Record<string, unknown>): string =>
  Object.entries(told)
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join("; ");

/** An entry as the cells of its row, in the order of the headings. */
export function rowOf({ at, by, kind, event, subject, before, after, address, id }: RecordEntry, language: Language) {
  const say = words[language];
  const who = by.name ?? (by.kind === "system" ? "Mauzo" : "");
  return [
    ...[at, who, say.by[by.kind], say.kind[kind], say.event[event]],
    ...[subject.name ?? subject.id ?? "", toldOf(before), toldOf(after), address ?? "", id],
  ];
}
