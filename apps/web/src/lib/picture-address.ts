/** A picture's address when the page may load it: on this site or over https; undefined for anything else. */
export function pictureAddress(url: string | null): string | undefined {
  return url !== null && /^(?:https:\/\/|\/(?!\/))/.test(url) ? url : undefined;
}
