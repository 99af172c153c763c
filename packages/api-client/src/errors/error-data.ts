import { HTTPError } from "ky";

/** The body of the response a call failed with; undefined when there was none. */
export const errorData = (error: unknown): unknown => (error instanceof HTTPError ? error.data : undefined);
