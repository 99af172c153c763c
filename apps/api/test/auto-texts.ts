const day = { from: "08:00", until: "18:00" };

/** A greeting and an away message with a word in them, and hours. */
export const autoTexts = (word: string) => ({
  greeting: { on: true, en: `Welcome ${word}`, sw: `Karibu ${word}` },
  away: { on: true, en: `We are closed ${word}`, sw: `Tumefunga ${word}` },
  hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: null },
});
