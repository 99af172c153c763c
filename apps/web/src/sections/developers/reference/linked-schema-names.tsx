import { referenceMark } from "./schema-text.ts";

/** A shape in which the names of other shapes link to their descriptions. */
export function LinkedSchemaNames({ text }: { text: string }) {
  return text.split(referenceMark).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
      <a key={place} href={`#shape-${part}`} className="underline underline-offset-2">
        {part}
      </a>
    ),
  );
}
