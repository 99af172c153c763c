/** The names of the `{name}` places of a text whose words the compiler knows; any name for another one. */
type PlacesOf<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlacesOf<Rest>
    : never;

/** Puts values into the `{name}` places of a text. */
export function fill<const Text extends string>(text: Text, values: Record<PlacesOf<Text>, string | number>): string {
  const byName = new Map<string, string | number>(Object.entries(values));
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(byName.get(name) ?? place));
}
