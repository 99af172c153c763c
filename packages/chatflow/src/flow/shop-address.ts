const inside = /(^|\.)(localhost|local|internal|lan|home|corp|arpa|onion)$/i;

/**
 * Whether an address has the form of one that a step may ask: https, a name of the public internet, port 443 or from 1024. What
 * stands behind the name is looked up when it is published and with each request.
 */
export function isShopAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, port, protocol, username, password } = new URL(text);
  const name = hostname.replace(/\.$/, "");
  const isPublicName = /\.[a-z][a-z0-9-]*$/i.test(name) && !inside.test(name);
  const isUsualPort = port === "" || Number(port) === 443 || Number(port) >= 1024;
  return protocol === "https:" && username === "" && password === "" && isPublicName && isUsualPort;
}
