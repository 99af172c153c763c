import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { isAction } from "./is-action.ts";

type Option = { id: string; title: string };
/** The option that a picture stands for, and its name in the caption. */
export type PictureOption = { name: string; option: Option };

/** A caption's first line without the bold marks around it. */
const nameOf = (caption = "") => (caption.split("\n", 1)[0] ?? "").trim().replace(/^\*(.*)\*$/, "$1");

/** A second option with the same title has a number: `Rice (2)`. */
const withoutNumber = (title: string) => title.replace(/ \(\d+\)$/, "");

/** Finds the only option with a name. There may be many names and many options, so titles are indexed once. */
function optionFinder(options: readonly Option[]): (name: string) => Option | undefined {
  const known = options.map((option) => ({ option, name: withoutNumber(option.title) }));
  const named = new Map<string, Option[]>();
  for (const { option, name } of known)
    for (const each of new Set([name, option.title])) named.set(each, [option, ...(named.get(each) ?? []).slice(0, 1)]);
  const cut = known.filter(({ name }) => name.length > 1 && name.endsWith("…"));
  return (name) => {
    const starts = () => cut.filter((each) => name.startsWith(each.name.slice(0, -1))).map(({ option }) => option);
    const [found, another] = named.get(name) ?? starts();
    // A number means that another option has the same name, shown or not.
    const isOnly = found && !another && (found.title === name || found.title === withoutNumber(found.title));
    return isOnly ? found : undefined;
  };
}

const optionsOf = (action: ChatAction): Option[] => {
  if (isAction(action, "send_reply_button")) return action.send_reply_button.action.buttons.map(({ reply }) => reply);
  if (isAction(action, "send_button")) return action.send_button.action.sections.flatMap(({ rows }) => rows);
  return [];
};

/**
 * Maps the pictures of one reply to its rows or reply buttons: a picture matches if its caption begins with the
 * option's title, in full or up to where the title was cut. Ambiguous matches, on either side, are left out.
 */
export function pictureOptions(reply: readonly ChatAction[]): ReadonlyMap<object, PictureOption> {
  const findOption = optionFinder(reply.flatMap(optionsOf));
  const claims = reply
    .flatMap((action) => (isAction(action, "send_images") ? action.send_images : []))
    .flatMap((item) => {
      const name = nameOf(item.caption);
      const option = name ? findOption(name) : undefined;
      return option ? [{ item, name, option }] : [];
    });
  const [once, twice] = [new Set<Option>(), new Set<Option>()];
  for (const { option } of claims) (once.has(option) ? twice : once).add(option);
  return new Map(
    claims.filter(({ option }) => !twice.has(option)).map(({ item, name, option }) => [item, { name, option }]),
  );
}
