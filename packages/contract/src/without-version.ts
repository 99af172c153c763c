/**
 * PUT and PATCH endpoints that don't require the version that was read, and why. All others do, so that of two people who
 * save at once the second is refused and nothing of the first's is lost.
 */
export const withoutVersion: Readonly<Record<string, string>> = {
  "PUT /user": "A person's own name, language and time zone, each changed by itself.",
  "PUT /user/password": "A person's own password; the request proves the present one.",
  "PUT /user/email": "Replaces nothing: it requests a link, and the last requested address counts.",
  "PATCH /orders/:id/credit": "Each of its values stands by itself, and the order's history keeps what it was before.",
  "PUT /stock/items/:id/threshold": "A single number; nothing else is written with it.",
  "PUT /shop/second-factor": "One switch; nothing else is written with it.",
  "PUT /shop":
    "Changes only the given fields. The specification has no version here; the back-office always sends it, and then it is checked.",
};
