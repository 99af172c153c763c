/** The contents of the lazy media chunk: the players and the picture viewer. */
export { MediaFile } from "./media-file.tsx";
export { openPictureViewer as openPictures } from "./viewer/open-picture-viewer.tsx";
