/** What a thread gets to know when the customer asked the bot for a person. */
export const asked = { answeredBy: "nobody", reason: "asked" } as const;
