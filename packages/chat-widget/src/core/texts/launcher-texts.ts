/** Texts of the launcher before the rest has loaded, in both languages. */
export const launcherTexts = {
  en: { open: "Open chat", failed: "The chat did not load. Try again." },
  sw: { open: "Fungua mazungumzo", failed: "Mazungumzo hayajafunguka. Jaribu tena." },
};
