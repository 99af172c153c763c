/** Whether an address can be the one that is shown masked, such as `a•••@duka.example`. */
export function matchesMaskedEmail(email: string, shown: string): boolean {
  const [start = "", domain = ""] = shown.split("@");
  const visible = start.replace(/•.*$/u, "");
  const [name = "", ownDomain] = email.split("@");
  return name.startsWith(visible) && ownDomain === domain;
}
