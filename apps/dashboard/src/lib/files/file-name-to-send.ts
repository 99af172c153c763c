/** The name of a file as uploads take it: never empty, never too long. */
export const fileNameToSend = ({ name }: File): string => name.slice(0, 200) || "file";
