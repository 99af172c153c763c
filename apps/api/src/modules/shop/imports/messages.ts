/** The heading over the problems in a file of broken rows. */
export const reasonHeadings = { en: "What is wrong", sw: "Kasoro" } as const;
