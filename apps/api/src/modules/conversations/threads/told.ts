/** What a thread gets to know when the flow left the staff a note: the bot goes on, and somebody should look. */
export const told = { reason: "told" } as const;
