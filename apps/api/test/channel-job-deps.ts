import type { Stack } from "./stack.ts";

/** What jobs need of the channels, in this stack. */
export const channelJobDeps = ({ deps, provider }: Pick<Stack, "deps" | "provider">) => ({
  sealedValues: deps.sealedValues,
  media: deps.media,
  push: deps.push,
  webhooks: deps.webhooks,
  channels: provider.channels,
  channelTemplates: provider.channelTemplates,
  channelCatalogues: provider.channelCatalogues,
});
