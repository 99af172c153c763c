import { ChangedMeanwhile, SavedMeanwhile } from "@mauzo/contract/shared";
import { errorCode } from "./error-code.ts";
import { errorData } from "./error-data.ts";

/** The present version and who saved it, when a save was refused because of it; else undefined. */
export const savedMeanwhile = (error: unknown): SavedMeanwhile | undefined =>
  errorCode(error) === "version_conflict" ? SavedMeanwhile.safeParse(errorData(error)).data : undefined;

/** The time of the last change, when a save was refused because of it; else undefined. */
export const changedMeanwhile = (error: unknown): string | undefined =>
  ChangedMeanwhile.safeParse(errorData(error)).data?.updated_at;
