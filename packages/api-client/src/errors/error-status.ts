import { HTTPError } from "ky";

/** The HTTP status of a failed call; undefined when there was no response. */
export const errorStatus = (error: unknown): number | undefined =>
  error instanceof HTTPError ? error.response.status : undefined;
