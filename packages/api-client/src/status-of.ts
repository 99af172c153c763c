import { HTTPError } from "ky";

/** The HTTP status a failed call was answered with; undefined when there was no answer. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof HTTPError ? error.response.status : undefined;
