import { isHTTPError, isNetworkError, isTimeoutError } from "ky";

/** Whether a call got no answer: no network, none in time, or only one of what stands between. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  isNetworkError(error) ||
  isTimeoutError(error) ||
  (isHTTPError(error) && (error.response.status === 502 || error.response.status === 504));
