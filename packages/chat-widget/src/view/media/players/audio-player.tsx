/** @jsxImportSource preact */
import { AudioControls } from "./audio-controls.tsx";
import { Player, type PlayerProps } from "./player.tsx";

/** A recording: play, pause, seek, change the speed. */
export const AudioPlayer = (props: PlayerProps) => (
  <Player {...props} kind="audio">
    {(media, state) => <AudioControls {...{ media, state }} name={props.name} texts={props.texts} />}
  </Player>
);
