import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const daySeconds = 86_400;
/** The longest time browsers keep a cookie. */
const cookieSeconds = 400 * daySeconds;
/** How many people may share a device. */
const maxPeople = 5;

const cookieOf = (siteUrl: string) => {
  const secure = siteUrl.startsWith("https:");
  return { name: secure ? "__Host-device" : "device", end: secure ? "; Secure" : "" };
};

/**
 * Remembers devices on which a person has signed in. The device's cookie holds one token per person: a random device
 * name, signed for the person's e-mail but not revealing it. A token grants no access: it only makes log-in tries from
 * this device count separately from everybody else's.
 */
export function openKnownDevices({ secret, siteUrl }: { secret: string; siteUrl: string }) {
  const { name, end } = cookieOf(siteUrl);
  const sign = (device: string, email: string) =>
    createHmac("sha256", secret).update(`known device ${device} ${email}`).digest();
  const isSignedFor = (email: string) => (token: string) => {
    const [device = "", signature = ""] = token.split(".");
    const [given, right] = [Buffer.from(signature, "base64url"), sign(device, email)];
    return given.length === right.length && timingSafeEqual(given, right);
  };
  const deviceTokensIn = (cookies = "") =>
    cookies
      .split(/; */)
      .flatMap((pair) => (pair.startsWith(`${name}=`) ? pair.slice(name.length + 1).split("~") : []))
      .slice(0, maxPeople);

  return {
    /** Finds the token of this person among a device's cookies, if they have signed in there. */
    find: (cookies: string | undefined, email: string): string | undefined =>
      deviceTokensIn(cookies).find(isSignedFor(email)),
    /** The cookie for a device on which this person has just signed in. */
    rememberDevice: (cookies: string | undefined, email: string): string => {
      const device = randomBytes(16).toString("base64url");
      const own =
        deviceTokensIn(cookies).find(isSignedFor(email)) ?? `${device}.${sign(device, email).toString("base64url")}`;
      const others = deviceTokensIn(cookies).filter((token) => token !== own && /^[\w-]{22}\.[\w-]{43}$/.test(token));
      const value = [own, ...others].slice(0, maxPeople).join("~");
      return `${name}=${value}; Max-Age=${cookieSeconds}; Path=/; HttpOnly; SameSite=Lax${end}`;
    },
  };
}

export type KnownDevices = ReturnType<typeof openKnownDevices>;
