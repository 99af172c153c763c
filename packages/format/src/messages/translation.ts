/** The same tree of texts in other words: what another language provides. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translation<Texts[Key]>;
};

/**
 * Gives a translation the type of the original, which names the values of each text. That both have the same values is
 * the tests' to show: `as` is here because the compiler cannot compare words.
 */
export const typedAs = <Texts>(texts: Translation<Texts>) => texts as unknown as Texts;
