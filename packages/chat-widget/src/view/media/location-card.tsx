/** @jsxImportSource preact */
import { coordinates, type Location, mapLink } from "../../core/media/map-link.ts";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import { chatIcons } from "../conversation/chat-icons.ts";
import { Icon } from "../conversation/icon.tsx";

/** A location: what is known of it as text, and a link to a map. */
export const LocationCard = ({ place, texts }: { place: Location; texts: ChatTexts }) => {
  const at = coordinates(place);
  return (
    <div class="bubble place">
      {place.name && <b>{place.name}</b>}
      {place.address && <span>{place.address}</span>}
      {at && <span class="foot">{at}</span>}
      <a class="open" href={mapLink(place)} target="_blank" rel="noopener noreferrer">
        <Icon path={chatIcons.open} />
        {texts.map}
      </a>
    </div>
  );
};
