import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { isUnreachable } from "@mauzo/api-client/errors/is-unreachable";

/** Whether a call was not answered by the shop's server as such: it may have done it or not, and is asked again. */
export function isWithoutAnswer(error: unknown): boolean {
  const status = errorStatus(error);
  return status === undefined || isUnreachable(error) || status >= 500 || status === 408 || status === 429;
}
