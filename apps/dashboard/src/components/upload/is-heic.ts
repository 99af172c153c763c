/** Whether it is a photo as iPhones keep them; most browsers know the sort by its name at best. */
export const isHeic = ({ name, type }: Pick<File, "name" | "type">): boolean =>
  type === "" || type === "application/octet-stream" ? /\.hei[cf]$/i.test(name) : /^image\/hei[cf]\b/.test(type);
