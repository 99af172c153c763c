/** Whether an address may be the one that is shown mostly hidden, such as `a•••@duka.example`. */
export function mayBeFor(email: string, shown: string): boolean {
  const [start = "", domain = ""] = shown.split("@");
  const visible = start.replace(/•.*$/u, "");
  const [name = "", ownDomain] = email.split("@");
  return name.startsWith(visible) && ownDomain === domain;
}
