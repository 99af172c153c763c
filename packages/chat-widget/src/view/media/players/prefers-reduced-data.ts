import { savesData } from "@mauzo/api-client/visitor/saves-data";

/** Whether the visitor has data saving on. */
export const prefersReducedData = (): boolean => savesData() || matchMedia("(prefers-reduced-data: reduce)").matches;
