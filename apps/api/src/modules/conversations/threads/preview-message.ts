import type { MessageBody } from "./queries.ts";
import { previewOf } from "./rules.ts";

/** The beginning of a message on one line, or a sign for a file without words. */
export const previewMessage = (body: MessageBody): string => previewOf(body);
