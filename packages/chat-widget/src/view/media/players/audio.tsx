/** @jsxImportSource preact */
import { AudioControls } from "./audio-controls.tsx";
import { Player, type PlayerProps } from "./player.tsx";

/** A recording: play, pause, move to a place in it, faster. */
export const Audio = (props: PlayerProps) => (
  <Player {...props} kind="audio">
    {(media, state) => <AudioControls {...{ media, state }} name={props.name} texts={props.texts} />}
  </Player>
);
