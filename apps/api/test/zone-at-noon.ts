/** A time zone in which it is about noon now: what a test does in it is all of one day. */
export function zoneAtNoon(now = new Date()): string {
  const ahead = 12 - now.getUTCHours();
  // Zones of this name are the other way round: the ones ahead have a minus.
  return ahead === 0 ? "Etc/UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}
