import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const daySeconds = 86_400;
/** As long as browsers keep a cookie. */
const keptSeconds = 400 * daySeconds;
/** So many people may share a device. */
const most = 5;

const cookieOf = (siteUrl: string) => {
  const secure = siteUrl.startsWith("https:");
  return { name: secure ? "__Host-device" : "device", end: secure ? "; Secure" : "" };
};

/**
 * Devices on which somebody was signed in. Each keeps a cookie with a mark for every such person: a random name of the
 * device, signed for the person's e-mail, which it does not tell. A mark opens nothing: tries at that account from this
 * device are counted apart from everybody else's.
 */
export function openKnownDevices({ secret, siteUrl }: { secret: string; siteUrl: string }) {
  const { name, end } = cookieOf(siteUrl);
  const sign = (device: string, email: string) =>
    createHmac("sha256", secret).update(`known device ${device} ${email}`).digest();
  const isOf = (email: string) => (mark: string) => {
    const [device = "", signature = ""] = mark.split(".");
    const [given, right] = [Buffer.from(signature, "base64url"), sign(device, email)];
    return given.length === right.length && timingSafeEqual(given, right);
  };
  const marksIn = (cookies = "") =>
    cookies
      .split(/; */)
      .flatMap((pair) => (pair.startsWith(`${name}=`) ? pair.slice(name.length + 1).split("~") : []))
      .slice(0, most);

  return {
    /** The name of the device these cookies come from, if this person was signed in there. */
    find: (cookies: string | undefined, email: string): string | undefined => marksIn(cookies).find(isOf(email)),
    /** The cookie of a device on which this person is signed in now. */
    mark: (cookies: string | undefined, email: string): string => {
      const device = randomBytes(16).toString("base64url");
      const own = marksIn(cookies).find(isOf(email)) ?? `${device}.${sign(device, email).toString("base64url")}`;
      const others = marksIn(cookies).filter((mark) => mark !== own && /^[\w-]{22}\.[\w-]{43}$/.test(mark));
      const value = [own, ...others].slice(0, most).join("~");
      return `${name}=${value}; Max-Age=${keptSeconds}; Path=/; HttpOnly; SameSite=Lax${end}`;
    },
  };
}

export type KnownDevices = ReturnType<typeof openKnownDevices>;
