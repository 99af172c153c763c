import { conversationFiles } from "@mauzo/contract/conversations/conversation-files";
import { useQuery } from "@tanstack/react-query";
import { asDataUrl } from "../../../../lib/files/as-data-url.ts";
import { api } from "../../../../lib/session/api.ts";

/** A file of a conversation as an address for this page alone: it can only be read with the session. */
export const useFileAddress = (id: string, { large = false, wanted = true } = {}) =>
  useQuery({
    queryKey: [conversationFiles.read.path, { params: { id }, query: { large } }],
    queryFn: async ({ signal }) => {
      const query = large ? { large: "yes" as const } : {};
      return asDataUrl(await api.file(conversationFiles.read, { params: { id }, query }, { signal }));
    },
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
