import { isNetworkError, isTimeoutError } from "ky";

/** Whether a call got no answer: no network, or none in time. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || isNetworkError(error) || isTimeoutError(error);
