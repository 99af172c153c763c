import { handleMenus } from "./handle-menus.ts";
import { hideHeaderOnScroll } from "./hide-header-on-scroll.ts";
import { detectVisitorLanguage } from "./language/detect-visitor-language.ts";
import { rememberChosenLanguage } from "./language/remember-language.ts";
import { returnToTop } from "./return-to-top.ts";

/** The header's behaviour; its markup works without JavaScript too. */
export function enhanceHeader(header: HTMLElement) {
  hideHeaderOnScroll(header);
  handleMenus(header);
  returnToTop();
  rememberChosenLanguage(header);
  const { ipLocation = "", swahili = "" } = header.dataset;
  detectVisitorLanguage(ipLocation, swahili);
}
