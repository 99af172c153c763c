import type { QrMatrix } from "@mauzo/qr-code/qr-matrix";
import { chatLink, type Draft, greetingOf } from "../../../lib/qr/design/draft.ts";
import { lengthProblem, readableMatrix } from "../../../lib/qr/design/readable-matrix.ts";
import type { ScanProblem } from "../../../lib/qr/design/scan-checks.ts";

/** A link and its code; without a matrix where the link is too long. */
export type EncodedDraft = { link: string; matrix: QrMatrix | undefined; problems: ScanProblem[] };

/**
 * The code of a draft.
 * @param number E.164
 */
export function encodeDraft(draft: Draft, number: string, greeting: string): EncodedDraft {
  const link = chatLink(number, draft, greeting);
  return {
    link,
    matrix: readableMatrix(link, draft.design),
    problems: lengthProblem(link, greetingOf(draft, greeting), draft.design),
  };
}
