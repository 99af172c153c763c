import { swapFonts } from "../fonts/swap-fonts.ts";
import { enhanceHeader } from "../header/enhance-header.ts";
import { watchLeftOver } from "../header/fold-on-back.ts";
import { enhanceForms } from "../progressive-form/enhance-forms.ts";
import { foldSidePanel } from "../side-panel/fold-side-panel.ts";
import { loadSiteChat } from "../site-chat/load-site-chat.ts";
import { showSessionEnded } from "./show-session-ended.ts";
import { showYear } from "./show-year.ts";

/**
 * The behaviour of every page of the site, as one small script without React: pages that are only read need no React at
 * all.
 */
const header = document.querySelector<HTMLElement>("header[data-site]");
if (header) enhanceHeader(header);
watchLeftOver();
foldSidePanel();
// Few pages have a grid, and where its script does not come it stands still.
if (document.querySelector("svg[data-grid]"))
  import("../grid/glow-grids.ts").then(
    ({ glowGrids }) => glowGrids(),
    () => undefined,
  );
showYear();
showSessionEnded();
loadSiteChat();
enhanceForms();
void swapFonts();
document.documentElement.dataset.awake = "";
