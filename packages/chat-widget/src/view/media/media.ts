import { MediaFile } from "./media-file.tsx";
import { openPictureViewer } from "./viewer/open-picture-viewer.tsx";

/** The contents of the lazy media chunk: the players and the picture viewer. */
export const media = { MediaFile, openPictures: openPictureViewer };
