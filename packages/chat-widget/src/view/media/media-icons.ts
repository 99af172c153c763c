import type { DocumentKind } from "../../core/media/document-file.ts";

const page = "M6 3h8l5 5v13H6zM14 3v5h5";

/** Icons of a page with a sign for each kind of document. */
export const documentIcons: Record<DocumentKind, string> = {
  file: page,
  pdf: `${page}M9 18c2-1 3.5-3.5 3.5-6.5 0 3 1 5 3.5 5-3 0-5 .5-7 1.5`,
  text: `${page}M9 12h7M9 15h7M9 18h4`,
  sheet: `${page}M9 12h7v6H9zM9 15h7M12.5 12v6`,
  slides: `${page}M9 12h7v5H9zM12.5 17v2`,
  archive: `${page}M10 4h1M10 7h1M10 10h1M9.5 13h2v4h-2z`,
  picture: `${page}M9 18l2.5-3 1.5 1.5L14.5 14l2 4zM9.5 11h.01`,
  audio: `${page}M10 17V12l5-1v5M10 17a1 1 0 1 1-1-1h1M15 16a1 1 0 1 1-1-1h1`,
  video: `${page}M10.5 12v6l5-3z`,
};

/** Line icons that only players and the viewer use. */
export const mediaIcons = {
  play: "M8 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  previous: "M15 5l-7 7 7 7",
  zoomIn: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20M10.5 8v5M8 10.5h5",
  zoomOut: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20M8 10.5h5",
};
