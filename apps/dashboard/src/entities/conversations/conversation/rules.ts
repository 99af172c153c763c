import type { BotResumes } from "@mauzo/contract/conversations/inbox-settings";

/** What is offered: minutes, once it is closed, or never. */
const resumeChoices = [60, 720, "closing", "never"] as const satisfies readonly BotResumes[];

/** The choices of a list in which this one is, too. */
export const choicesWith = (chosen: BotResumes): readonly BotResumes[] =>
  resumeChoices.some((each) => each === chosen) ? resumeChoices : [chosen, ...resumeChoices];

/** A choice as the value of an option, and back. */
export const valueOfResume = (choice: BotResumes): string => `${choice}`;
export const resumeOfValue = (value: string): BotResumes =>
  value === "closing" || value === "never" ? value : Number(value);
