/** The pictures every browser can read, and nothing that can hold a script. */
export const pictureKinds = "image/png,image/jpeg,image/webp";
