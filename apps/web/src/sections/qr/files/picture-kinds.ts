/** The picture types that every browser can read and that cannot contain a script. */
export const pictureKinds = "image/png,image/jpeg,image/webp";
