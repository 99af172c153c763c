import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { isAction } from "./is-action.ts";

type Option = { id: string; title: string };
/** The option a picture stands for, and the name its caption gives it. */
export type PicturePick = { name: string; option: Option };

/** A caption's first line without the bold marks around it. */
const nameOf = (caption = "") => (caption.split("\n", 1)[0] ?? "").trim().replace(/^\*(.*)\*$/, "$1");

/** A second option of the same title carries a number: `Rice (2)`. */
const withoutNumber = (title: string) => title.replace(/ \(\d+\)$/, "");

/** Finds the one option of a name. There may be many names and many options: each title is looked at once. */
function optionFinder(options: readonly Option[]): (name: string) => Option | undefined {
  const known = options.map((option) => ({ option, name: withoutNumber(option.title) }));
  const named = new Map<string, Option[]>();
  for (const { option, name } of known)
    for (const each of new Set([name, option.title])) named.set(each, [option, ...(named.get(each) ?? []).slice(0, 1)]);
  const cut = known.filter(({ name }) => name.length > 1 && name.endsWith("…"));
  return (name) => {
    const starts = () => cut.filter((each) => name.startsWith(each.name.slice(0, -1))).map(({ option }) => option);
    const [found, another] = named.get(name) ?? starts();
    // A number says that another option has the name too, shown or not.
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
 * Which pictures of one reply stand for one of its rows or reply buttons: those whose caption begins with its title, in
 * full or up to where the title was cut. Where two could be meant, on either side, neither is.
 */
export function picturePicks(reply: readonly ChatAction[]): ReadonlyMap<object, PicturePick> {
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
