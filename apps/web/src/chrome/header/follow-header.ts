import { followScroll } from "../header/follow-scroll.ts";
import { handleMenus } from "../header/handle-menus.ts";
import { chooseFirstLanguage } from "../header/language/first-language.ts";
import { rememberChosenLanguage } from "../header/language/remember-language.ts";
import { returnToTop } from "../header/return-to-top.ts";

/** What the header does beyond its markup, which works as it is without JavaScript. */
export function followHeader(header: HTMLElement) {
  followScroll(header);
  handleMenus(header);
  returnToTop();
  rememberChosenLanguage(header);
  chooseFirstLanguage(header.dataset.ipLocation ?? "");
}
