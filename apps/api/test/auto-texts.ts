const day = { from: "08:00", until: "18:00" };

/** A greeting and an away message with a word in them, and hours. */
export const autoTexts = (word: string) => ({
  greeting: { on: true, en: `Welcome ${word}`, sw: `Karibu ${word}` },
  away: { on: true, en: `We are closed ${word}`, sw: `Tumefunga ${word}` },
  hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: null },
});

/** How an inbox works, with a word in what customers are told. */
export const inboxTexts = (word: string) => ({
  bot_resumes: 60,
  person_words: { en: `A person answers ${word}`, sw: `Mtu anajibu ${word}` },
  bot_words: { en: `The bot answers ${word}`, sw: `Boti inajibu ${word}` },
  assign: "off" as const,
  forget_months: null,
});
