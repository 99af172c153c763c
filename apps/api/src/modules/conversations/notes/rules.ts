type Named = { id: string; name: string };

/** Those of these members whose name stands in a text behind an @: the longer name, where a shorter one begins it. */
export function namedIn(text: string, members: readonly Named[]): Named[] {
  const names = [...new Set(members.map(({ name }) => name))].filter((name) => name !== "");
  const found = new Set<string>();
  let rest = text;
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    if (rest.includes(`@${name}`)) found.add(name);
    rest = rest.replaceAll(`@${name}`, "\n");
  }
  return members.filter(({ name }) => found.has(name));
}
