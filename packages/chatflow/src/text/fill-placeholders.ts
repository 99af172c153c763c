/** `{jina}`, or `{jina|rafiki}` with what stands there as long as the value is not known. */
export const placeholder = /\{([a-z][a-z0-9-]*)(?:\|([^{}|\n]{1,60}))?\}/g;

/**
 * Replaces placeholders in braces once: braces inside a value stay text. A value that is null is not known yet. Unknown
 * names stay as written.
 */
export function fillPlaceholders(text: string, values: Record<string, string | null>): string {
  return text.replace(placeholder, (whole, name: string, otherwise?: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? otherwise ?? "…") : whole,
  );
}
