import { isHTTPError, isNetworkError } from "ky";

/** Whether a call got no answer from the API: no network, a time-out, or only an answer of a proxy in between. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  isNetworkError(error) ||
  (error instanceof DOMException && error.name === "TimeoutError") ||
  (isHTTPError(error) && (error.response.status === 502 || error.response.status === 504));
