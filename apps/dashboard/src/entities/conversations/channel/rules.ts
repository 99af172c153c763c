import type { WhatsappNumber } from "@mauzo/contract/conversations/channels";

export type Health = "ok" | "unchecked" | "refused" | "paused";

/** How a number is, in one word: what must be mended first counts. */
export const healthOf = ({ state, paused }: WhatsappNumber): Health =>
  state !== "ok" ? state : paused ? "paused" : "ok";
