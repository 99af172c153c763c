/** Pauses every other audio and video of this widget, and of others on the page. */
export function pauseOtherPlayers(playing: HTMLMediaElement): void {
  const hosts = [...document.querySelectorAll("mauzo-chat")];
  for (const root of new Set<Node | null>([playing.getRootNode(), ...hosts.map((host) => host.shadowRoot)])) {
    if (!(root instanceof ShadowRoot)) continue;
    for (const media of root.querySelectorAll<HTMLMediaElement>("audio,video")) if (media !== playing) media.pause();
  }
}
