import { shorten } from "@mauzo/format/text/shorten";
import { cleanLine } from "./adapt/text/clean-text.ts";

/**
 * The beginning of an answered message as a line that quotes it: for an answer to something that WhatsApp no longer
 * lets anybody answer (`limits.reply.days`). Put before the answer as a text, it is joined with it.
 */
export const quoteLine = (text: string): string => `> ${shorten(cleanLine(text), 80) || "…"}`;
