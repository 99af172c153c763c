import { templateToWire } from "@mauzo/channels/whatsapp/template-to-wire";
import * as z from "zod/mini";
import type { ChannelTemplates, KnownTemplate } from "../channel-templates/port.ts";
import { graphRequest, textAt } from "./graph-request.ts";

const Page = z.object({
  data: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), language: z.string(), status: z.string() },
      rejected_reason: z.optional(z.nullable(z.string())),
      components: z.optional(z.array(z.object({ type: z.string(), text: z.optional(z.nullable(z.string())) }))),
    }),
  ),
  paging: z.optional(
    z.object({ next: z.optional(z.string()), cursors: z.optional(z.object({ after: z.optional(z.string()) })) }),
  ),
});
const fields = "id,name,language,status,rejected_reason,components";
const pageSize = "200";
/** More than an account may have. */
const mostPages = 60;
/** The provider's subcode for a name that it does not have. */
const isGone = (details: string) => /not found|does not exist/i.test(details);

/** Templates in WhatsApp's Cloud API, at the address of the settings. */
export function cloudApiTemplates({ baseUrl, version }: { baseUrl: string; version: string }): ChannelTemplates {
  const urlOf = (query: Record<string, string>, ...path: string[]) => {
    const url = new URL(`/${[version, ...path].map(encodeURIComponent).join("/")}`, baseUrl);
    url.search = new URLSearchParams(query).toString();
    return url;
  };
  return {
    list: async ({ businessAccountId, token }, name) => {
      const templates: KnownTemplate[] = [];
      let after: string | undefined;
      for (let pages = 0; pages < mostPages; pages += 1) {
        const query = { fields, limit: pageSize, ...(name !== undefined && { name }), ...(after && { after }) };
        const url = urlOf(query, businessAccountId, "message_templates");
        const answer = await graphRequest(url, token, { method: "GET" });
        if (answer.result !== "answered") return answer;
        const page = Page.safeParse(answer.body);
        if (!page.success) return { result: "unknown" };
        for (const { rejected_reason, components, ...known } of page.data.data) {
          const body = components?.find(({ type }) => type === "BODY")?.text ?? undefined;
          templates.push({ ...known, reason: rejected_reason ?? undefined, body });
        }
        after = page.data.paging?.next === undefined ? undefined : page.data.paging.cursors?.after;
        if (after === undefined) return { result: "found", templates };
      }
      return { result: "unknown" };
    },

    create: async ({ businessAccountId, token }, template) => {
      const json = { name: template.name, language: template.language, ...templateToWire(template) };
      const url = urlOf({}, businessAccountId, "message_templates");
      const answer = await graphRequest(url, token, { method: "POST", json });
      if (answer.result !== "answered") return answer;
      const id = textAt(answer.body, "id");
      if (id === undefined) return { result: "unknown" };
      return { result: "made", id, status: textAt(answer.body, "status") ?? "PENDING" };
    },

    edit: async ({ token }, id, template) => {
      const answer = await graphRequest(urlOf({}, id), token, { method: "POST", json: templateToWire(template) });
      return answer.result === "answered" ? { result: "done" } : answer;
    },

    remove: async ({ businessAccountId, token }, name) => {
      const url = urlOf({ name }, businessAccountId, "message_templates");
      const answer = await graphRequest(url, token, { method: "DELETE" });
      if (answer.result === "refused" && isGone(answer.details)) return { result: "done" };
      return answer.result === "answered" ? { result: "done" } : answer;
    },
  };
}
