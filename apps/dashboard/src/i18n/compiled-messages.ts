import compile from "icu-minify/compile";

type Tree = { readonly [key: string]: string | Tree };
/** Messages as the browser takes them: read once by the server, so that no page brings the reader. */
export type CompiledMessages = { [key: string]: ReturnType<typeof compile> | CompiledMessages };

/** Plain objects, which are all that may go from the server to the browser. */
const compilePlain = (text: string): ReturnType<typeof compile> => JSON.parse(JSON.stringify(compile(text)));

export const compileMessages = (tree: Tree): CompiledMessages =>
  Object.fromEntries(
    Object.entries(tree).map(([key, text]) => [
      key,
      typeof text === "string" ? compilePlain(text) : compileMessages(text),
    ]),
  );
