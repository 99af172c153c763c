import type { ErrorCode } from "../errors.ts";

/** Why a file does not arrive. */
export const uploadErrors = [
  "upload_stalled",
  "upload_broken",
  "file_too_large",
] as const satisfies readonly ErrorCode[];

/** Why a picture that arrived is not taken. */
export const pictureErrors = [
  "picture_type_refused",
  "picture_heic",
  "picture_broken",
] as const satisfies readonly ErrorCode[];
