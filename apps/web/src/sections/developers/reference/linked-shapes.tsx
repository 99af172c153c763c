import { referenceMark } from "./shape-text.ts";

/** A shape with the names in it as links to where they are described. */
export function LinkedShapes({ text }: { text: string }) {
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
