import type { Language } from "@mauzo/contract/shared";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getRecord } from "../customers/get-record.ts";
import { readData } from "./queries.ts";
import { readableText } from "./rules/readable-text.ts";

const fileOf = (text: string, type: string, name: string) =>
  new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });

/** All that is kept of a customer, as a file. @throws 404 */
export async function exportPerson(context: ShopContext, id: string, form: "json" | "text"): Promise<Response> {
  const data = await context.tx(async (tx) => {
    await getRecord(tx, context, id);
    return readData(tx, id);
  });
  const language: Language = requestLanguage(context.requestHeader("accept-language"));
  return form === "json"
    ? fileOf(JSON.stringify(data, null, 2), "application/json", "customer.json")
    : fileOf(readableText(data, language), "text/plain", "customer.txt");
}
