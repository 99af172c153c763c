import { errorCode } from "@mauzo/api-client/errors/error-code";
import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { isWithoutAnswer } from "./is-without-answer.ts";

/** In another tab, an admin sees the shop as a member does: what waits is sent once they no longer do. */
const isViewing = (error: unknown) => ["viewing_only", "viewing_over"].includes(errorCode(error) ?? "");

/** Whether what was not sent stays as it is and is sent later: nobody answered, nobody is logged in, or only looks. */
export const isToWait = (error: unknown): boolean =>
  isWithoutAnswer(error) || errorStatus(error) === 401 || isViewing(error);
