import { isHeic } from "./is-heic.ts";

const widest = 2560;
const lightEnough = 1_500_000;

/**
 * Shrinks a large photo before the upload, to save mobile data, and converts an iPhone's photo to JPEG where this
 * browser can decode it; returns anything else unchanged.
 */
export async function compressPicture(file: File): Promise<File> {
  const heic = isHeic(file);
  if (!heic && (file.size <= lightEnough || file.type !== "image/jpeg")) return file;
  try {
    const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, widest / Math.max(whole.width, whole.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(whole.width * scale);
    canvas.height = Math.round(whole.height * scale);
    canvas.getContext("2d")?.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.88));
    const name = heic ? file.name.replace(/\.hei[cf]$/i, ".jpg") : file.name;
    return blob && (heic || blob.size < file.size) ? new File([blob], name, { type: blob.type }) : file;
  } catch {
    // The server may be able to decode what this browser cannot.
    return file;
  }
}
