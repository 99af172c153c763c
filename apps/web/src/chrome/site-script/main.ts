import { changeFonts } from "../fonts/change-fonts.ts";
import { glowGrids } from "../grid/glow-grids.ts";
import { followHeader } from "../header/follow-header.ts";
import { sendQuietly } from "../quiet-form/send-quietly.ts";
import { foldSidePanel } from "../side-panel/fold-side-panel.ts";
import { openChat } from "../site-chat/open-chat.ts";
import { showYear } from "./show-year.ts";

/**
 * All that moves on every page of the site, as one small script beside React: pages that are only read get along
 * without React at all.
 */
const header = document.querySelector<HTMLElement>("header[data-site]");
if (header) followHeader(header);
foldSidePanel();
glowGrids();
showYear();
openChat();
sendQuietly();
void changeFonts();
document.documentElement.dataset.awake = "";
