import { ChangedMeanwhile, SavedMeanwhile } from "@mauzo/contract/shared";
import { HTTPError } from "ky";
import { errorStatus } from "./error-status.ts";

const conflictOf = (error: unknown) =>
  error instanceof HTTPError && errorStatus(error) === 409 ? error.data : undefined;

/** The present version and who saved it, when a save was refused with 409 because of it; else undefined. */
export const savedMeanwhile = (error: unknown): SavedMeanwhile | undefined =>
  SavedMeanwhile.safeParse(conflictOf(error)).data;

/** The time of the last change, when a save was refused with 409 because of it; else undefined. */
export const changedMeanwhile = (error: unknown): string | undefined =>
  ChangedMeanwhile.safeParse(conflictOf(error)).data?.updated_at;
