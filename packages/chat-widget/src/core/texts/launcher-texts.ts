/** What the launcher says before anything else is there, in both languages. */
export const launcherTexts = {
  en: { open: "Open chat", failed: "The chat did not load. Press to try again." },
  sw: { open: "Fungua mazungumzo", failed: "Mazungumzo hayajafunguka. Bonyeza ujaribu tena." },
};
