import type { PopupDocument } from "@mauzo/contract/marketing/popup-document";
import type { NewPopup } from "@mauzo/contract/marketing/popups";
import type * as z from "zod/mini";

/** The files that a popup shows. */
export const filesOf = ({ picture_id, content }: PopupDocument) => ({
  pictureId: picture_id,
  fileId: content.kind === "pdf" ? content.file_id : null,
});

/** The pages that a popup shows: only a PDF has some. */
export const pagesOf = ({ document, pages }: Pick<z.output<typeof NewPopup>, "document" | "pages">) =>
  document.content.kind === "pdf" ? pages : [];

/** The order after one is put before another one, or last; undefined when the other one is not among them. */
export function movedBefore(ids: readonly string[], id: string, before: string | null): string[] | undefined {
  if (id === before) return [...ids];
  const others = ids.filter((each) => each !== id);
  const at = before === null ? others.length : others.indexOf(before);
  return at < 0 ? undefined : [...others.slice(0, at), id, ...others.slice(at)];
}
