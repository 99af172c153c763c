import type { BotResumes } from "@mauzo/contract/conversations/inbox-settings";

/** After how many minutes without a person's message the bot answers again, and whether it does once it is closed. */
export type Resumes = { after: number | null; closingHandsBack: boolean };

export const resumesOf = (choice: BotResumes): Resumes => ({
  after: typeof choice === "number" ? choice : null,
  closingHandsBack: choice !== "never",
});
