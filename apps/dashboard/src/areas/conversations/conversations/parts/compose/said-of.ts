import { fileCaptionMax } from "@mauzo/contract/conversations/conversation-files";
import type { QuotedMessage } from "@mauzo/contract/conversations/conversations";
import type { Said } from "../../../../../entities/conversations/conversation/actions/use-outgoing.ts";

/**
 * A text and files as what is sent: the text stands below the first file, if WhatsApp lets it. The first of them answers what
 * is quoted.
 */
export function saidOf(text: string, files: readonly File[], quoted: QuotedMessage | undefined): Said[] {
  const fits = text.length <= fileCaptionMax;
  const withFiles = files.map((file, at) => ({ text: at === 0 && fits ? text : "", file }));
  const all: Said[] = files.length > 0 && (fits || text === "") ? withFiles : [...withFiles, { text }];
  return all.map((said, at) => (at === 0 && quoted ? { ...said, quoted } : said));
}
