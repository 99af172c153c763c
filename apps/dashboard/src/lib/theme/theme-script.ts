import { themeKey } from "./theme.ts";

/**
 * Gives a page, the same for everybody, the theme chosen on this device, before anything is painted. An inline script:
 * the policy names its hash.
 */
export const themeScript = `{const theme=/(?:^|; )${themeKey}=(light|dark)(?:;|$)/.exec(document.cookie);if(theme)document.documentElement.dataset.theme=theme[1]}`;
