import ky from "ky";

type Settings = {
  /** The API's address as the browser sees it, such as `/api`. */
  prefix: string;
  /** Sends the request; the door for adding a bearer and renewing it. */
  fetch?: (request: Request) => Promise<Response>;
};

/** The HTTP side of `createApi`. Nothing is retried here: queries retry above, writes never do. */
export function createHttp({ prefix, fetch }: Settings) {
  if (!fetch) return ky.create({ prefix, retry: 0 });
  return ky.create({
    prefix,
    retry: 0,
    fetch: (input, init) => fetch(input instanceof Request ? input : new Request(input, init)),
  });
}
