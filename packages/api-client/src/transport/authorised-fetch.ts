type Send = (request: Request, init?: RequestInit) => Promise<Response>;

export type Session = {
  /** The current access token. */
  token: () => string | undefined;
  /**
   * Returns a new token in place of the refused one; undefined when the session is over. Throws when the renewal failed
   * for another reason.
   */
  renew: (refused: string | undefined) => Promise<string | undefined>;
  /** Called when the session is over for good. */
  end: () => void;
};

const withBearer = (request: Request, token: string | undefined) => {
  if (token !== undefined) request.headers.set("authorization", `Bearer ${token}`);
  return request;
};

/**
 * `fetch` with the bearer token. A 401 renews the token and sends the request once more; when the session is over, or
 * the new token is refused too, it calls `end` and returns the 401. A renewal that failed for another reason (no
 * network, a server error) fails the call and leaves the session alone.
 */
export function createAuthorisedFetch({ token, renew, end }: Session, send: Send): Send {
  return async (request, init) => {
    const again = request.clone();
    const refused = token();
    const response = await send(withBearer(request, refused), init);
    if (response.status !== 401) return response;
    const fresh = await renew(refused);
    const answer = fresh === undefined ? response : await send(withBearer(again, fresh), init);
    if (answer.status === 401) end();
    return answer;
  };
}
