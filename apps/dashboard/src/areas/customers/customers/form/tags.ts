import { customerLimits, Tag } from "@mauzo/contract/customers/customers";

/** The tags in a text, each once, in small letters as they are saved. */
export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean),
  ),
];

/** The text with one more tag at its end. */
export const withTag = (text: string, tag: string): string => [...parseTags(text), tag].join(", ");

export type TagProblem = { kind: "many" } | { kind: "unreadable"; tag: string };

/** What is wrong with these tags; undefined if nothing is. */
export function tagProblem(tags: readonly string[]): TagProblem | undefined {
  const tag = tags.find((each) => !Tag.safeParse(each).success);
  if (tag !== undefined) return { kind: "unreadable", tag };
  return tags.length > customerLimits.tags ? { kind: "many" } : undefined;
}
