/** The cookie with the access token; whoever has none is signed out. */
export const accessTokenCookie = "access-token";
