import compile from "icu-minify/compile";

type Tree = { readonly [key: string]: string | Tree };
/** Messages precompiled by the server, so that no page has to load the message parser. */
export type CompiledMessages = { [key: string]: ReturnType<typeof compile> | CompiledMessages };

/** Plain objects: the only ones that can be passed from the server to the browser. */
const compilePlain = (text: string): ReturnType<typeof compile> => JSON.parse(JSON.stringify(compile(text)));

export const compileMessages = (tree: Tree): CompiledMessages =>
  Object.fromEntries(
    Object.entries(tree).map(([key, text]) => [
      key,
      typeof text === "string" ? compilePlain(text) : compileMessages(text),
    ]),
  );
