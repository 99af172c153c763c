export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const days = { "query.from": () => dayFromNow(-60), "query.to": () => dayFromNow(1) };
const endpoints = ["sales", "by-person", "products", "customers", "chats", "answers"].map(
  (name) => `GET /analytics/${name}`,
);

/** The days of figures: the parts of a span do not say that it is at most a year. In some zones it is tomorrow already. */
export const figureSamples: Record<string, Record<string, () => unknown>> = {
  ...Object.fromEntries(endpoints.map((endpoint) => [endpoint, days])),
  "GET /analytics-exports/answers": days,
  "GET /sources": days,
  "GET /source-exports": days,
  "GET /analytics-exports/:file": { ...days, "params.file": () => "products" },
  "GET /analytics-exports/customers/:file": { ...days, "params.file": () => "best" },
};
