/** What stands over the reasons in a file of broken rows. */
export const reasonHeadings = { en: "What is wrong", sw: "Kasoro" } as const;
