import { errorOf } from "@mauzo/channels/errors";

/** Whether the provider refuses for now only. */
export const isBusy = (code: number): boolean => errorOf(code).action === "retry";
