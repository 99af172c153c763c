import { createCalls } from "@mauzo/api-client/create-calls";
import { createTransport, sectionsOf } from "@mauzo/api-client/transport/create-transport";
import type { Endpoint, Input, Reply } from "@mauzo/contract/endpoint";
import type { Language } from "@mauzo/contract/shared";

type Settings = {
  /** A key of the shop: `mauzo_…`. */
  key: string;
  /** Where Mauzo is, such as `https://mauzo.example`. */
  site: string;
  /** The language of what the server says, as in errors. */
  language?: Language;
  timeoutMs?: number;
};
type Page = { items: unknown[]; next: string | null };
/** The rows of a list that is read page by page. */
type RowOf<E extends Endpoint> = Reply<E> extends { items: (infer Row)[] } ? Row : never;

/** A page's input is the list's, with the cursor of the page; the generic cannot express it. */
const withCursor = <E extends Endpoint>(input: Input<E>, cursor: string) => {
  const sections = sectionsOf(input);
  return { ...sections, query: { ...sections.query, cursor } } as Input<E>;
};

type Rows<E extends Endpoint> = { items: RowOf<E>[]; next: string | null };
/** `rows` takes only endpoints whose reply is a page; the generic hides that. */
const rowsOf = <E extends Endpoint>(page: unknown) => page as Rows<E>;

/**
 * The API with the key of a shop. `call` sends one request and returns the reply, parsed; `rows` reads a list to its end,
 * page by page; `file` downloads, `upload` sends a file. What an endpoint takes and returns, its contract says:
 *
 *     import { createMauzo } from "@mauzo/sdk";
 *     import { orders } from "@mauzo/sdk/contract/orders/orders";
 *     const mauzo = createMauzo({ key, site: "https://mauzo.example" });
 *     for await (const order of mauzo.rows(orders.list, { query: { status: "paid" } })) console.log(order.order_id);
 */
export function createMauzo({ key, site, language = "en", timeoutMs }: Settings) {
  const calls = createCalls(
    createTransport({
      prefix: `${site.replace(/\/+$/, "")}/api`,
      language: () => language,
      timeoutMs,
      // A key is not renewed: once it is refused, it is the caller's to say so.
      session: {
        token: () => key,
        renew: async () => undefined,
        end: () => {},
        over: () => new AbortController().signal,
      },
    }),
  );

  async function* rows<E extends Endpoint>(
    endpoint: Reply<E> extends Page ? E : never,
    input: Input<E>,
  ): AsyncGenerator<RowOf<E>> {
    let next: Input<E> | undefined = input;
    while (next) {
      const page: Rows<E> = rowsOf<E>(await calls.call<E>(endpoint, next));
      yield* page.items;
      next = page.next === null ? undefined : withCursor(input, page.next);
    }
  }

  return { ...calls, rows };
}
