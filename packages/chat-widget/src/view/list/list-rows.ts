import type { ListMessage } from "@mauzo/contract/conversations/chat";
import { adoptOnce, element } from "../frame/element.ts";
import { listCss } from "./list-css.ts";

type Options = {
  /** Where they go, empty yet. */
  place: HTMLElement;
  sections: ListMessage["action"]["sections"];
  onPick(option: { id: string; title: string }): void;
};

/** So many are drawn at a time: many more would keep the page from answering. */
const step = 50;

/** Draws the rows of a list under their sections; the cursor is on the first. With the DOM alone: there is nothing to redraw. */
export function drawRows({ place, sections, onPick }: Options): void {
  const all = sections.flatMap(({ title, rows }) => rows.map((row, at) => ({ row, title: at ? "" : title })));
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
  adoptOnce(place, listCss);
  draw(0);
  place.querySelector<HTMLElement>(".option")?.focus();
}
