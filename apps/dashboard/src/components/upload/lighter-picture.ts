import { isHeic } from "./is-heic.ts";

const widest = 2560;
const lightEnough = 1_500_000;

/**
 * A big photo made smaller before it is sent, to spare the person's data, and an iPhone's made a JPEG where this browser
 * can read it; anything else as it is.
 */
export async function lighterPicture(file: File): Promise<File> {
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
    // What this browser cannot draw the server may still read.
    return file;
  }
}
