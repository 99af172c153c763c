import { shorten } from "@mauzo/format/text/shorten";

/** The same choices with distinct titles of at most `max`: the second "Rice" becomes "Rice (2)". */
export function uniqueTitles<T extends { title: string }>(choices: readonly T[], max: number): T[] {
  const taken = new Set<string>();
  return choices.map((choice) => {
    let title = shorten(choice.title, max);
    for (let count = 2; taken.has(title.toLowerCase()); count += 1) {
      const suffix = ` (${count})`;
      title = shorten(choice.title, max - suffix.length) + suffix;
    }
    taken.add(title.toLowerCase());
    return { ...choice, title };
  });
}
