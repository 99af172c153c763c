import { contactImports } from "@mauzo/contract/customers/contact-imports";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

type Undone = { removed: number; kept: number; names: string[] };

/** Takes an import back, part by part. */
export function useUndoContacts(id: string) {
  const t = useTranslations("contactImports");
  return useMutation({
    mutationFn: async () => {
      const all: Undone = { removed: 0, kept: 0, names: [] };
      for (let more = true; more; ) {
        const part = await api.call(contactImports.undo, { params: { id } });
        all.removed += part.removed;
        all.kept += part.kept;
        all.names.push(...part.kept_names);
        more = part.more;
      }
      return all;
    },
    meta: { failed: t("undoFailed"), queries: ["/contact-imports/:id"], facts: ["customer.changed"] },
  });
}
