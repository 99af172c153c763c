import compile from "icu-minify/compile";

type Tree = { readonly [key: string]: string | Tree };
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled };

/** Plain objects: the only ones that can be passed from the server to the browser. */
const compilePlain = (text: string): ReturnType<typeof compile> => JSON.parse(JSON.stringify(compile(text)));

const compileTree = (tree: Tree): Compiled =>
  Object.fromEntries(
    Object.entries(tree).map(([key, text]) => [key, typeof text === "string" ? compilePlain(text) : compileTree(text)]),
  );

/**
 * Compiles messages on the server, so that no page has to load the parser. They keep the type of what was written, which
 * names the values of each text: `as` is here because next-intl knows no other type of a message.
 */
export const compileMessages = <Texts extends Tree>(texts: Texts) => compileTree(texts) as unknown as Texts;
