/** Reads the code that is before the camera; undefined: none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;
