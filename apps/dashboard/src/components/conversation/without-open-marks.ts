const opens = /(?<![\p{L}\p{N}])([*_~])(?=[^\s*_~])/gu;

/** A text that was cut, without the marks that open something and whose end is gone. */
export const withoutOpenMarks = (text: string): string =>
  text.replace(opens, (mark: string, _: string, at: number) => {
    const before = text.slice(0, at).split(mark).length - 1;
    const isOpener = before % 2 === 0;
    return isOpener && !text.includes(mark, at + 1) ? "" : mark;
  });
