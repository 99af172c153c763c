/** The keys of a list in the messages, in its order: `Object.keys` with the type that an object of ours has. */
export const keysOf = <List extends object>(list: List) => Object.keys(list) as Extract<keyof List, string>[];
