import { MapPin } from "lucide-react";

type Props = { place: { latitude: number; longitude: number }; children: string };

/** A place as a card that leads to it on a map. */
export const PlaceLink = ({ place: { latitude, longitude }, children }: Props) => (
  <a
    href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-control border border-line-strong bg-card px-3 py-2 text-ink hover:bg-sunken"
  >
    <MapPin aria-hidden="true" className="size-5 shrink-0 text-danger-strong" />
    <span className="min-w-0">
      <bdi className="block font-medium">{children}</bdi>
      <span className="block text-muted text-xs tabular-nums">
        {latitude.toFixed(5)}, {longitude.toFixed(5)}
      </span>
    </span>
  </a>
);
