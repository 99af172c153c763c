import type { ErrorCode } from "@mauzo/contract/errors";
import { codeIn } from "./code-in.ts";
import { errorData } from "./error-data.ts";

/** Why the server refused a call: what programs ask for, instead of the status or the words. */
export const errorCode = (error: unknown): ErrorCode | undefined => codeIn(errorData(error));
