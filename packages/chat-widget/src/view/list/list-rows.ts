import type { ListMessage } from "@mauzo/contract/conversations/chat";
import { adoptStylesOnce, element } from "../frame/element.ts";
import { listCss } from "./list-css.ts";

type Options = {
  /** The empty element for the rows. */
  place: HTMLElement;
  /** The list's: its only section may have the same. */
  title: string;
  sections: ListMessage["action"]["sections"];
  onPick(option: { id: string; title: string }): void;
};

/** Rows per step: many more would block the page. */
const step = 50;

/** Renders the rows of a list under their sections and focuses the first. Plain DOM is enough: nothing re-renders. */
export function drawRows({ place, title: listTitle, sections, onPick }: Options): void {
  const isTwice = sections.length === 1 && sections[0]?.title === listTitle;
  const all = sections.flatMap(({ title, rows }) =>
    rows.map((row, at) => ({ row, title: at || isTwice ? "" : title })),
  );
  const draw = (from: number) => {
    for (const { row, title } of all.slice(from, from + step)) {
      if (title) place.append(element("h4", {}, title));
      const said = row.description ? [" ", element("span", {}, row.description)] : [];
      const button = element("button", { type: "button", class: "option" }, element("b", {}, row.title), ...said);
      button.addEventListener("click", () => onPick(row));
      place.append(button);
    }
    if (place.isConnected && all[from + step]) setTimeout(draw, 0, from + step);
  };
  adoptStylesOnce(place, listCss);
  draw(0);
  place.querySelector<HTMLElement>(".option")?.focus();
}
