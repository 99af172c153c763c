/** The names of the `{name}` places of a text whose words the compiler knows; any name for another one. */
type PlacesOf<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlacesOf<Rest>
    : never;

const fillByName = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Puts values into the `{name}` places of a text. */
export const fill: <const Text extends string>(text: Text, values: Record<PlacesOf<Text>, string | number>) => string =
  fillByName;
