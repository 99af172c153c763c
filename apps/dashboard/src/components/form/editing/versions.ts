import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { savedMeanwhile } from "@mauzo/api-client/errors/saved-meanwhile";

/** What is saved with the version that was read: a number, or the time of the last change. */
export type Versioned = { version: number } | { updated_at: string };

const versionOf = (saved: Versioned) => ("version" in saved ? saved.version : saved.updated_at);

/** Whether a reading is older than the one the form is based on: an answer that was overtaken. */
export const isOlder = (saved: Versioned, base: Versioned) => versionOf(saved) < versionOf(base);

/** Whether a save was refused because somebody else may have saved first; the newest reading says whether. */
export const isConflict = (error: unknown) => errorStatus(error) === 409;

/** Who saved meanwhile, where the refusal says it. */
export const saverOf = (error: unknown): string | null => savedMeanwhile(error)?.saved_by ?? null;
