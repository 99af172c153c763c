const widest = 2560;
const lightEnough = 1_500_000;

/** A big photo made smaller before it is sent, to spare the person's data; anything else as it is. */
export async function lighterPicture(file: File): Promise<File> {
  if (file.size <= lightEnough || file.type !== "image/jpeg") return file;
  try {
    const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, widest / Math.max(whole.width, whole.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(whole.width * scale);
    canvas.height = Math.round(whole.height * scale);
    canvas.getContext("2d")?.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.88));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    // What this browser cannot draw the server may still read.
    return file;
  }
}
