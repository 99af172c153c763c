/** Whether it is a HEIC photo from an iPhone; most browsers recognise the type by the file name at best. */
export const isHeic = ({ name, type }: Pick<File, "name" | "type">): boolean =>
  type === "" || type === "application/octet-stream" ? /\.hei[cf]$/i.test(name) : /^image\/hei[cf]\b/.test(type);
