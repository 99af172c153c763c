import { isHTTPError, isNetworkError, isTimeoutError } from "ky";

/** Whether a call got no answer from the API: no network, a timeout, or only an answer of a proxy in between. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  isNetworkError(error) ||
  isTimeoutError(error) ||
  (isHTTPError(error) && (error.response.status === 502 || error.response.status === 504));
