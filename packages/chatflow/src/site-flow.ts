import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { siteKeywords } from "./flow/site-keywords.ts";
import { siteNodes } from "./flow/site-nodes.ts";

const topics = ["what", "price", "begin", "payments", "withdraw", "person", "thanks", "other-language"];
const leads: Record<string, Record<string, string>> = {
  shikamoo: { next: "greeting" },
  greeting: { what: "what", price: "price", more: "more" },
  menu: { what: "what", price: "price", more: "more" },
  more: { begin: "begin", payments: "payments", rest: "rest" },
  rest: { withdraw: "withdraw", person: "person", language: "other-language" },
  ...Object.fromEntries(topics.map((topic) => [topic, { next: "menu" }])),
};

/** The conversation on the public site: what Mauzo is, what it costs, and how to begin. */
export const siteFlow: FlowDocument = {
  format: 7,
  start: "greeting",
  fallback: {
    en: "Sorry, I did not understand that. Please pick one of these, or write “person” to reach somebody.",
    sw: "Samahani, sijaelewa. Tafadhali chagua moja kati ya hizi, au andika “mtu” ili kuongea na mtu.",
  },
  keywords: siteKeywords,
  nodes: siteNodes,
  edges: Object.entries(leads).flatMap(([from, outlets]) =>
    Object.entries(outlets).map(([outlet, to]) => ({ from, outlet, to })),
  ),
};
