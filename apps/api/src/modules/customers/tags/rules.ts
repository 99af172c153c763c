import type { CustomerFieldChange } from "@mauzo/contract/customers/customer-changes";

/** Tags with some more and some fewer, in the order they were given. */
export const withTags = (tags: readonly string[], { add, remove }: { add: string[]; remove: string[] }): string[] => [
  ...tags.filter((tag) => !remove.includes(tag)),
  ...add.filter((tag) => !tags.includes(tag)),
];

const textOf = (tags: readonly string[]) => (tags.length === 0 ? null : tags.join(", "));
const tagsOf = (text: string | null) => (text === null ? [] : text.split(", "));

export const tagChangeOf = (before: readonly string[], after: readonly string[]): CustomerFieldChange => ({
  field: "tags",
  before: textOf(before),
  after: textOf(after),
});

/** The tags without what a change gave, and with what it took, as far as that still holds. */
export function withoutChange(tags: readonly string[], { before, after }: CustomerFieldChange): string[] {
  const [was, is] = [tagsOf(before), tagsOf(after)];
  return withTags(tags, {
    add: was.filter((tag) => !is.includes(tag)),
    remove: is.filter((tag) => !was.includes(tag)),
  });
}
