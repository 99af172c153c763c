import { stepUpReason } from "@mauzo/contract/endpoint";
import { HTTPError } from "ky";

/** Whether the server wants the person's password once more before it does what was asked. */
export function asksPassword(error: unknown): boolean {
  if (!(error instanceof HTTPError) || error.response.status !== 403) return false;
  const body: unknown = error.data;
  return typeof body === "object" && body !== null && "reason" in body && body.reason === stepUpReason;
}
