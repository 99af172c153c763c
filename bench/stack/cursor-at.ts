/** The cursor of a list in this order of creation, at the row with this id. */
export const cursorAt = (sort: string, id: string | undefined): string =>
  Buffer.from(JSON.stringify([sort, id, null])).toString("base64url");
