type Props = { place: { latitude: number; longitude: number }; children: string };

/** A link to a place on a map. */
export const PlaceLink = ({ place: { latitude, longitude }, children }: Props) => (
  <a
    href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
    target="_blank"
    rel="noreferrer"
    className="font-medium text-primary underline-offset-4 hover:underline"
  >
    <bdi>{children}</bdi>
  </a>
);
