type Session = {
  /** The access token at hand. */
  token: () => string | undefined;
  /** A token other than the refused one; undefined when the session is over. Throws when that could not be found out. */
  renew: (refused: string | undefined) => Promise<string | undefined>;
  /** The session is over for good. */
  end: () => void;
  fetch?: typeof fetch;
};

const withBearer = (request: Request, token: string | undefined) => {
  if (token !== undefined) request.headers.set("authorization", `Bearer ${token}`);
  return request;
};

/**
 * fetch with the bearer. A 401 renews the token and sends the request once more; when the session is over, or the
 * fresh token is refused too, `end` is called and the 401 is the answer. A renewal that failed for another reason
 * (no network, a server error) fails the call and leaves the session alone.
 */
export function createAuthorisedFetch({ token, renew, end, fetch: send = fetch }: Session) {
  return async (request: Request): Promise<Response> => {
    const again = request.clone();
    const refused = token();
    const response = await send(withBearer(request, refused));
    if (response.status !== 401) return response;
    const fresh = await renew(refused);
    const answer = fresh === undefined ? response : await send(withBearer(again, fresh));
    if (answer.status === 401) end();
    return answer;
  };
}
