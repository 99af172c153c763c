import type { ErrorValues } from "@mauzo/contract/errors";
import { Failure } from "@mauzo/contract/shared";
import { errorData } from "./error-data.ts";

/** The values of a refusal's sentence, such as how many are left; empty where it has none. */
export const errorValues = (error: unknown): ErrorValues => Failure.safeParse(errorData(error)).data?.values ?? {};
