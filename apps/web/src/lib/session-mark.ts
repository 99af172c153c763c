/**
 * Runs before anything is painted: the cookie's presence says that somebody is signed in, and the header shows the
 * right buttons without a flash. What a signed-in person may do is decided elsewhere.
 */
export const sessionMark =
  "if(/(?:^|; )access-token=/.test(document.cookie))document.documentElement.dataset.session=1";

/** The script's hash as a source of a content security policy; a test keeps it true. */
export const sessionMarkHash = "'sha256-5kp9Ed7RQzP5iBp+EfPyx/KKsGlUzm0eNU1zzi0AOE4='";
