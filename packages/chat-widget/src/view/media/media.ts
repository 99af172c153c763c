import { MediaFile } from "./media-file.tsx";
import { openPictures } from "./viewer/open-pictures.tsx";

/** All that needs the players, or to look closely. */
export const media = { MediaFile, openPictures };
