import ky from "ky";

type Settings = {
  /** The API's address as the browser sees it, such as `/api`. */
  prefix: string;
  /** The language of error messages, sent to the server, such as `sw`; by default that of the browser. */
  language?: () => string;
  /** Sends the request; replace it to add a bearer token and renew it. */
  fetch?: (request: Request) => Promise<Response>;
};

/** The HTTP client under `createApi`. It retries nothing: queries are retried one level up, writes never. */
export function createHttpClient({ prefix, language, fetch = (request) => globalThis.fetch(request) }: Settings) {
  return ky.create({
    prefix,
    retry: 0,
    fetch: (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      if (language) request.headers.set("accept-language", language());
      return fetch(request);
    },
  });
}
