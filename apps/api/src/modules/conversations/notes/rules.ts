type Named = { id: string; name: string };

/** Those of these members whose name stands in a text behind an @. */
export const namedIn = (text: string, members: readonly Named[]): Named[] =>
  members.filter(({ name }) => name !== "" && text.includes(`@${name}`));
