import type { ChatAction } from "@mauzo/contract/chat";
import { isAction } from "./is-action.ts";

type Option = { id: string; title: string };
/** The option a picture stands for, and the name its caption gives it. */
export type PicturePick = { name: string; option: Option };

/** A caption's first line without the bold marks around it. */
const nameOf = (caption = "") => (caption.split("\n", 1)[0] ?? "").trim().replace(/^\*(.*)\*$/, "$1");

/** A second option of the same title carries a number: `Rice (2)`. */
const withoutNumber = (title: string) => title.replace(/ \(\d+\)$/, "");

function findOption(name: string, options: readonly Option[]): Option | undefined {
  const equal = options.filter(({ title }) => title === name || withoutNumber(title) === name);
  const cut = options.filter(({ title }) => {
    const start = withoutNumber(title);
    return start.length > 1 && start.endsWith("…") && name.startsWith(start.slice(0, -1));
  });
  const [found, another] = equal.length ? equal : cut;
  // A number says that another option has the name too, shown or not.
  return found && !another && (found.title === name || found.title === withoutNumber(found.title)) ? found : undefined;
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
  const options = reply.flatMap(optionsOf);
  const claims = reply
    .flatMap((action) => (isAction(action, "send_images") ? action.send_images : []))
    .flatMap((item) => {
      const name = nameOf(item.caption);
      const option = name ? findOption(name, options) : undefined;
      return option ? [{ item, name, option }] : [];
    });
  return new Map(
    claims
      .filter(({ option }) => claims.filter((other) => other.option === option).length === 1)
      .map(({ item, name, option }) => [item, { name, option }]),
  );
}
