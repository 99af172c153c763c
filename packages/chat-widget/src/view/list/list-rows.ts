import type { ListMessage } from "@mauzo/contract/chat";
import { adoptOnce, element } from "../frame/element.ts";
import { listCss } from "./list-css.ts";

type Options = {
  /** Where they go, empty yet. */
  place: HTMLElement;
  sections: ListMessage["action"]["sections"];
  onPick(option: { id: string; title: string }): void;
};

/** Draws the rows of a list under their sections; the cursor is on the first. With the DOM alone: there is nothing to redraw. */
export function drawRows({ place, sections, onPick }: Options): void {
  adoptOnce(place, listCss);
  for (const { title, rows } of sections) {
    if (title) place.append(element("h4", {}, title));
    for (const row of rows) {
      const said = row.description ? [" ", element("span", {}, row.description)] : [];
      const button = element("button", { type: "button", class: "option" }, element("b", {}, row.title), ...said);
      button.addEventListener("click", () => onPick(row));
      place.append(button);
    }
  }
  place.querySelector<HTMLElement>(".option")?.focus();
}
