const isOpen = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What stands at a path such as `data.0.price`; only what the answer has of its own. */
function at(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.trim().split(".")) {
    if (!isOpen(found)) return undefined;
    found = Object.getOwnPropertyDescriptor(found, key)?.value;
  }
  return found;
}

/** The words that stand at these paths of an answer; one without words there is left out. Undefined: it is no JSON. */
export function readPaths(
  body: string,
  paths: readonly { path: string; name: string }[],
): { name: string; words: string }[] | undefined {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    return undefined;
  }
  return paths.flatMap(({ path, name }) => {
    const found = at(read, path);
    const words = ["string", "number", "boolean"].includes(typeof found) ? String(found).replaceAll("\0", "") : "";
    return words === "" ? [] : [{ name, words }];
  });
}
