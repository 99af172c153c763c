/** The cursor of a list at a row, as its page would name it: in this order, with this in the sorted column. */
export const cursorOf = (sort: string, id: string, value: string | number | null = null): string =>
  Buffer.from(JSON.stringify([sort, id, value])).toString("base64url");
