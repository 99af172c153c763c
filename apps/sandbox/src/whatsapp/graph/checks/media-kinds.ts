const kb = 1024;
const mb = 1024 * kb;
const office = "application/vnd.openxmlformats-officedocument";

/** What each kind takes, and how many bytes of it. */
export const mediaKinds: Record<string, { types: string[]; most: number }> = {
  image: { types: ["image/jpeg", "image/png"], most: 5 * mb },
  video: { types: ["video/mp4", "video/3gpp"], most: 16 * mb },
  audio: { types: ["audio/aac", "audio/amr", "audio/mpeg", "audio/mp4", "audio/ogg"], most: 16 * mb },
  document: {
    types: [
      ...["text/plain", "application/pdf", "application/msword", "application/vnd.ms-excel"],
      ...["application/vnd.ms-powerpoint", `${office}.wordprocessingml.document`],
      ...[`${office}.spreadsheetml.sheet`, `${office}.presentationml.presentation`],
    ],
    most: 100 * mb,
  },
  sticker: { types: ["image/webp"], most: 500 * kb },
};

const staticStickerMost = 100 * kb;

export const bareType = (mimeType: string) => mimeType.split(";")[0]?.trim().toLowerCase() ?? "";

/** A WebP file says in its VP8X header whether it moves. */
function isAnimated(bytes: Buffer): boolean {
  return bytes.length > 20 && bytes.toString("latin1", 12, 16) === "VP8X" && ((bytes[20] ?? 0) & 2) !== 0;
}

/** The kinds that take such a file. */
export const kindsOf = (mimeType: string): string[] =>
  Object.keys(mediaKinds).filter((kind) => mediaKinds[kind]?.types.includes(bareType(mimeType)));

/** @returns how many bytes a kind takes of such a file. */
export function mostBytes(kind: string, bytes: Buffer): number {
  if (kind === "sticker" && !isAnimated(bytes)) return staticStickerMost;
  return mediaKinds[kind]?.most ?? 0;
}
