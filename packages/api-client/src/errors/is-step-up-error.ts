import { stepUpReason } from "@mauzo/contract/endpoint";
import { HTTPError } from "ky";

/** Whether the server wants the password again before it does what was asked (step-up). */
export function isStepUpError(error: unknown): boolean {
  if (!(error instanceof HTTPError) || error.response.status !== 403) return false;
  const body: unknown = error.data;
  return typeof body === "object" && body !== null && "reason" in body && body.reason === stepUpReason;
}
