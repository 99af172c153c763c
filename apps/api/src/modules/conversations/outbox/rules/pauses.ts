/** Whether a code says that the token, or what it may do, is wrong: then the whole connection is refused. */
export const isOfToken = (code: number): boolean =>
  [0, 3, 10, 190, 131005].includes(code) || (code >= 200 && code <= 299);
