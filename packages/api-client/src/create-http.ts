import ky from "ky";

type Settings = {
  /** The API's address as the browser sees it, such as `/api`. */
  prefix: string;
  /** The language refusals are asked for in, such as `sw`; the browser's own unless given. */
  language?: () => string;
  /** Sends the request; the door for adding a bearer and renewing it. */
  fetch?: (request: Request) => Promise<Response>;
};

/** The HTTP side of `createApi`. Nothing is retried here: queries retry above, writes never do. */
export function createHttp({ prefix, language, fetch = (request) => globalThis.fetch(request) }: Settings) {
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
